import { expect, test } from '@jest/globals'
import type { Catalogue } from '../../../contract/catalogue'
import { refusalOf } from './catalogue-rules'

const now = Date.parse('2026-11-21T12:00:00Z')
const good: Catalogue = { revision: 5, issued: '2026-11-21T11:00:00Z', remotes: [] }

test.each<[string, Catalogue, string | undefined]>([
  ['newer', { ...good, revision: 6 }, undefined],
  ['the same', { ...good }, undefined],
  ['older', { ...good, revision: 4 }, 'it is older: revision 4'],
  ['of the same number with other content', { ...good, by: 'mallory' }, 'revision 5 came with other content'],
  [
    'the last that there could be',
    { ...good, revision: 1e308 },
    'invalid revision: expected a whole number, got 1e+308',
  ],
  ['between two', { ...good, revision: 5.5 }, 'invalid revision: expected a whole number, got 5.5'],
  ['still good', { ...good, revision: 6, expires: '2026-11-21T12:00:01Z' }, undefined],
  [
    'past its time',
    { ...good, revision: 6, expires: '2026-11-21T12:00:00Z' },
    'revision 6 expired at 2026-11-21T12:00:00Z',
  ],
  ['that says no time', { ...good, revision: 6, expires: 'soon' }, 'revision 6 expired at soon'],
])('F23 F24 a catalogue that is %s: %j → %s', (_, read, refusal) => expect(refusalOf(read, good, now)).toBe(refusal))

test('F23 a server that has had no catalogue takes whatever has not expired', () => {
  expect(refusalOf({ ...good, revision: 0 }, undefined, now)).toBeUndefined()
  expect(refusalOf({ ...good, expires: good.issued }, undefined, now)).toContain('expired')
})
