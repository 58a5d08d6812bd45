import { expect, test } from '@jest/globals'
import { parseJson } from './safe-json'

test.each([
  ['{"a":1,"__proto__":{"admin":true}}', { a: 1 }],
  ['{"a":{"b":[{"__proto__":{"admin":true},"c":2}]}}', { a: { b: [{ c: 2 }] } }],
  ['{"\\u005f_proto__":{"admin":true}}', {}],
  ['{"\\u005F\\u005fprot\\u006F__":{"admin":true}}', {}],
  ['{"__\\u0070roto__":{"admin":true},"name":"\\u0686"}', { name: 'چ' }],
  ['[1,"__proto__",null]', [1, '__proto__', null]],
])('T5 %s brings no prototype along', (text, value) => {
  const parsed = parseJson(text)
  expect(parsed).toEqual(value)
  expect(JSON.stringify(parsed)).toBe(JSON.stringify(value))
  expect(Reflect.get({}, 'admin')).toBe(undefined)
})
