import { withLock } from '@sarv/shared/async/with-lock'
import type { Platform } from '@sarv/shared/platform'
import {
  findOrCreateIntent,
  isUnresolved,
  type MoneyIntent,
  type MoneyRequest,
  requestFingerprint,
} from './money-intent'
import { readOutbox, saveIntent } from './outbox'
import { signedInSub } from './signed-in-sub'
import { submit } from './submit'

/**
 * Submits a request idempotently, in however many tabs it is pressed: its idempotency key is stored before it leaves, the
 * tabs wait for each other, and the one that comes second finds what the first one got. (T16, F2, F51)
 * @param opened when the confirmation was opened, milliseconds since 1970
 */
export function submitOnce(platform: Platform, request: MoneyRequest, opened: number): Promise<MoneyIntent> {
  return withRequestLock(request, async () => {
    const { intents } = await readOutbox(platform)
    const context = { sub: signedInSub(platform) ?? '', opened, now: Date.now() }
    const intent = findOrCreateIntent(request, intents, context, () => crypto.randomUUID())
    if (!isUnresolved(intent)) return intent
    await saveIntent(platform, intent)
    return submit(platform, intent)
  })
}

/** Retries an unresolved intent under its own key, unless it is resolved or another user has signed in by now. */
export function resubmit(platform: Platform, { key, sub, request }: MoneyIntent): Promise<MoneyIntent | undefined> {
  return withRequestLock(request, async () => {
    const intent = (await readOutbox(platform)).intents.find((one) => one.key === key)
    if (!intent || !isUnresolved(intent) || signedInSub(platform) !== sub) return intent
    return submit(platform, { ...intent, lost: true })
  })
}

/** A mutex per request across tabs; tabs of other versions hold the same one, so its name never changes. */
function withRequestLock<Result>(request: MoneyRequest, work: () => Promise<Result>): Promise<Result> {
  return withLock(`sarv-money ${requestFingerprint(request)}`, work)
}
