import { expect, test } from '@jest/globals'
import type { WantedLock } from '@sarv/platform/delivery/console/contract'
import { emptyLockForm, type LockErrors, type LockForm, readLockForm } from './lock-form'

const now = new Date('2026-11-30T08:00:00Z')
const why = 'the auditors are here'
const untilTomorrow = { from: '2026-11-30T08:00:00.000Z', until: '2026-12-01T08:00:00.000Z', why }

test.each<[Partial<LockForm>, WantedLock | undefined, LockErrors]>([
  [{ why }, { why }, {}],
  [{ why: ` ${why} ` }, { why }, {}],
  [{}, undefined, { why: 'form.whyMissing' }],
  [{ when: 'window', why }, untilTomorrow, {}],
  [{ when: 'window', why, fromTime: '۱۱:۳۰', untilTime: '1130' }, untilTomorrow, {}],
  [{ when: 'window', why, untilTime: '9:00' }, { ...untilTomorrow, until: '2026-12-01T05:30:00.000Z' }, {}],
  [{ when: 'window', why, fromTime: '24:00' }, undefined, { fromTime: 'lock.timeWrong' }],
  [{ when: 'window', untilTime: '' }, undefined, { untilTime: 'lock.timeWrong', why: 'form.whyMissing' }],
  [{ when: 'window', why, untilDay: '2026-11-30' }, undefined, { untilDay: 'lock.untilWrong' }],
  [{ when: 'window', why, fromDay: '2026-11-28', untilDay: '2026-11-29' }, undefined, { untilDay: 'lock.untilWrong' }],
  [{ when: 'now', why, untilDay: '2026-11-29' }, { why }, {}],
])('PLT-088 a lock by the form %j', (typed, wanted, errors) => {
  expect(readLockForm({ ...emptyLockForm(now), ...typed }, now)).toEqual({ ...(wanted && { wanted }), errors })
})
