import { expect, test } from '@jest/globals'
import { requestTarget } from './request-target'

test.each([
  ['/', '/'],
  ['/funds/11602?page=2', '/funds/11602?page=2'],
  ['/home#top', '/home'],
  ['/a//b', '/a//b'],
  ['/a/../b/./c', '/b/c'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/%D8%B3%D8%B1%D9%88', '/%D8%B3%D8%B1%D9%88'],
  ['/home?code=%&state=%00', '/home?code=%&state=%00'],
  ['http://elsewhere.example/home?a=b', '/home?a=b'],
  ['HTTPS://elsewhere.example', '/'],
])('T10 the target %j is read as %s', (text, read) => {
  const target = requestTarget(text)
  expect(target && target.pathname + target.search).toBe(read)
})

test.each([
  undefined,
  '',
  '*',
  'home',
  '//',
  '///',
  '//evil.example/home',
  '/\\evil.example',
  '/..//evil.example',
  'http://',
  'http://[',
  'http://a:99999/',
  'http://localhost//evil.example',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '/%',
  '/%zz',
  '/%ff',
  '/%00',
  '/main.js%0D%0A',
])('T10 the target %j is none', (text) => expect(requestTarget(text)).toBeUndefined())
