import { expect, test } from '@jest/globals'
import { createScreenTimes } from './screen-times'

test.each<[string, number, string | undefined]>([
  ['as the page came', 0, 'invest'],
  ['just before the next screen', 999, 'invest'],
  ['when the next screen comes', 1_000, 'bank'],
  ['while the same screen is noted again', 1_500, 'bank'],
  ['on a screen of the shell', 2_500, undefined],
  ['on the last one', 90_000, 'bank'],
])('client health: whose screen it was %s', (_, moment, owner) => {
  const times = createScreenTimes<string>('invest')
  times.show('bank', 1_000)
  times.show('bank', 1_400)
  times.show(undefined, 2_000)
  times.show('bank', 3_000)
  expect(times.ownerAt(moment)).toBe(owner)
})

test('client health: a page of the shell counts for no remote', () => {
  expect(createScreenTimes(undefined).ownerAt(10)).toBeUndefined()
})
