import { expect, test } from '@jest/globals'
import { pageIds } from './page-id'

const key = 'a key of at least thirty-two characters'
const start = Date.parse('2026-11-21T12:00:00Z')
const day = 24 * 3_600_000
const at = (moment: number, own = key) => pageIds(own, () => moment)
const id = at(start).issue()
const [random = '', issued = '', signature = ''] = id.split('.')
const changed = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`

test('each page has an id of its own', () => {
  const ids = at(start)
  expect(new Set(Array.from({ length: 100 }, ids.issue)).size).toBe(100)
})

test.each<[string, string, number, string, boolean]>([
  ['at once', id, start, key, true],
  ['from a server whose clock is a little ahead', id, start - 1_000, key, true],
  ['after six days', id, start + 6 * day, key, true],
  ['after a week', id, start + 7 * day, key, false],
  ['from the future', id, start - day, key, false],
  ['under another key', id, start, `another ${key}`, false],
  ['with another name', [changed(random), issued, signature].join('.'), start, key, false],
  ['with a later date', [random, (start + day).toString(36), signature].join('.'), start + 7 * day, key, false],
  ['with another signature', [random, issued, changed(signature)].join('.'), start, key, false],
  ['without a signature', [random, issued, ''].join('.'), start, key, false],
  ['with something behind it', `${id}.`, start, key, false],
  ['that is none', 'x', start, key, false],
  ['that is empty', '', start, key, false],
])('an id that is shown %s is ours or not', (_, shown, moment, own, isOurs) => {
  expect(at(moment, own).isOurs(shown)).toBe(isOurs)
})
