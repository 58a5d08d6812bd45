import { expect, test } from '@jest/globals'
import { choiceSetting, countSetting, portSetting } from './parse-setting'

test('a setting that is absent or empty has its default', () => {
  for (const env of [{}, { A: '' }]) {
    expect([portSetting(env, 'A', 3000), countSetting(env, 'A', 5)]).toEqual([3000, 5])
    expect(choiceSetting(env, 'A', ['on', 'off'])).toBe('on')
  }
})

test.each(['0', '80', '65535'])('port %s', (A) => expect(portSetting({ A }, 'A', 1)).toBe(Number(A)))
test.each(['65536', '99999', '-1', '80a', ' ', '1e3', '0x50'])('no port: %j', (A) =>
  expect(() => portSetting({ A }, 'A', 1)).toThrow(`A: expected a port from 0 to 65535, got ${A}.`),
)
test.each(['many', '-1', '1.5', '0', 'NaN', '1'.repeat(10)])('no count from 1: %j', (A) =>
  expect(() => countSetting({ A }, 'A', 2, 1)).toThrow(`A: expected a whole number from 1, got ${A}.`),
)
test.each(['yes', 'true', 'OFF'])('no choice: %j', (A) =>
  expect(() => choiceSetting({ A }, 'A', ['0', '1'])).toThrow(`A: expected 0 or 1, got ${A}.`),
)
