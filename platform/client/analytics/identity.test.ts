import { expect, test } from '@jest/globals'
import { type AnalyticsIdentity, safeIdentity } from './identity'

const id = '0b6c4f6e-3f0a-4c57-9d0e-0c1f6d2c9a11'
test.each<[AnalyticsIdentity | undefined, AnalyticsIdentity | undefined]>([
  [{ id }, { id }],
  [
    { id, level: 2, user_level: 'VIP' },
    { id, level: 2, user_level: 'VIP' },
  ],
  [{ id, level: 7, user_level: 'نگار' }, { id }],
  [{ id: '0012345679', level: 2 }, undefined],
  [{ id: 'user-09123456789' }, undefined],
  [{ id: 'negar@example.com' }, undefined],
  [undefined, undefined],
])('PLT-065 HST-056 T23 of the identity %j leaves %j', (given, leaves) => expect(safeIdentity(given)).toEqual(leaves))
