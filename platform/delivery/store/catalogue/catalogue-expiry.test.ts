import { expect, test } from '@jest/globals'
import { expiryWarning } from './catalogue-expiry'

const now = Date.parse('2026-11-23T12:00:00Z')

test.each([
  [undefined, undefined],
  ['2026-12-07T12:00:01Z', undefined],
  ['2026-12-07T12:00:00Z', 'Revision 12 expires in 14 days, at 2026-12-07T12:00:00Z.'],
  ['2026-11-25T11:00:00Z', 'Revision 12 expires in 1 day, at 2026-11-25T11:00:00Z.'],
  ['2026-11-23T13:00:00Z', 'Revision 12 expires within a day, at 2026-11-23T13:00:00Z.'],
  ['2026-11-23T12:00:00Z', expect.stringContaining('Revision 12 expired at 2026-11-23T12:00:00Z')],
  ['never', expect.stringContaining('Revision 12 expired at never')],
])('of a catalogue that is good until %s it is said: %s', (expires, warning) => {
  expect(expiryWarning({ revision: 12, issued: '', remotes: [], ...(expires && { expires }) }, now)).toEqual(warning)
})
