import { expect, test } from '@jest/globals'
import { checkWorkerUrl } from './trusted-script-url'

test.each(['/sw.js', '/workers/pdf.1a2b3c4d.js'])('T8 T22 %s is allowed as a worker', (address) =>
  expect(checkWorkerUrl(address)).toBe(address),
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
])('T8 T22 %j is refused as a worker', (address) => expect(() => checkWorkerUrl(address)).toThrow(TypeError))
