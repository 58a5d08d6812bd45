import { expect, test } from '@jest/globals'
import type { Session } from '@sarv/platform/client/session/session'
import { fakeTab } from '../testing/fake-outbox'
import { signedInSub } from './signed-in-sub'

test.each<[Session, string | undefined]>([
  [{ at: 'signed-in', sub: 'one' }, 'one'],
  [{ at: 'signed-out', reason: 'expired' }, undefined],
  [{ at: 'unknown' }, undefined],
])('of the session %j the subject is %p', (session, sub) => {
  const { platform, become } = fakeTab()
  become(session)
  expect(signedInSub(platform)).toBe(sub)
})
