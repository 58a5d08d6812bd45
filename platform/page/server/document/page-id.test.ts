import { expect, test } from '@jest/globals'
import { pageIds } from './page-id'

const key = 'a key of at least thirty-two characters'
const start = Date.parse('2026-11-21T12:00:00Z')
const day = 24 * 3_600_000
const at = (moment: number, own = key) => pageIds(own, () => moment)
const canaries = new Map([['bank', '1.2.0']])
const id = at(start).issue(canaries)
const [random = '', issued = '', tried = '', signature = ''] = id.split('.')
const otherTried =
  at(start)
    .issue(new Map([['bank', '1.3.0']]))
    .split('.')[2] ?? ''
const changed = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`

test('each page has an id of its own', () => {
  const ids = at(start)
  expect(new Set(Array.from({ length: 100 }, () => ids.issue(canaries))).size).toBe(100)
})

test.each<[string, string, number, string, boolean]>([
  ['at once', id, start, key, true],
  ['from a server whose clock is a little ahead', id, start - 1_000, key, true],
  ['after six days', id, start + 6 * day, key, true],
  ['after a week', id, start + 7 * day, key, false],
  ['from the future', id, start - day, key, false],
  ['under another key', id, start, `another ${key}`, false],
  ['with another name', [changed(random), issued, tried, signature].join('.'), start, key, false],
  ['with a later date', [random, (start + day).toString(36), tried, signature].join('.'), start + 7 * day, key, false],
  ['with another signature', [random, issued, tried, changed(signature)].join('.'), start, key, false],
  ['with other canaries', [random, issued, otherTried, signature].join('.'), start, key, false],
  ['without canaries', [random, issued, '', signature].join('.'), start, key, false],
  ['without a signature', [random, issued, tried, ''].join('.'), start, key, false],
  ['with something behind it', `${id}.`, start, key, false],
  ['that is none', 'x', start, key, false],
  ['that is empty', '', start, key, false],
])('an id that is shown %s is ours or not', (_, shown, moment, own, isOurs) => {
  expect(at(moment, own).canariesOf(shown)).toEqual(isOurs ? canaries : undefined)
})
