import { expect, test } from '@jest/globals'
import { checkedScript } from './trusted-script'

test.each(['/sw.js', '/workers/pdf.1a2b3c4d.js'])('T8 T22 %s may become a worker', (address) =>
  expect(checkedScript(address)).toBe(address),
)

test.each([
  'sw.js',
  '/sw.js?v=2',
  '//evil.example/sw.js',
  'https://evil.example/workers/pdf.js',
  '/workers/../reports.js',
  '/workers/deep/pdf.js',
  '/main.js',
  'data:text/javascript,alert(1)',
  '',
])('T8 T22 %j becomes no worker', (address) => expect(() => checkedScript(address)).toThrow(TypeError))
