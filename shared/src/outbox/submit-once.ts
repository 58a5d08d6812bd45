import { withLock } from '@sarv/platform/lib/async/with-lock'
import type { Platform } from '@sarv/shared/platform'
import { ApiError } from '@sarv/shared/platform'
import { findOrCreateIntent, isOutcomeUnknown, isUnresolved, type MoneyIntent } from './money-intent'
import { readOutbox, removeIntent, saveIntent } from './outbox'
import type { OutboxSettings } from './outbox-settings'
import { toRequestError } from './request-error'
import { signedInSub } from './signed-in-sub'

/** What unresolved intents need and no storage may hold, by idempotency key; a reload forgets it. */
const secrets = new Map<string, unknown>()

/**
 * Submits a request idempotently, for presses in any number of tabs: its idempotency key is stored before it leaves,
 * the tabs wait for each other, and the one that comes second finds what the first one got. (T16, F2, F51)
 * @param opened when the confirmation was opened, milliseconds since 1970
 * @param secret goes out with the request, and is held in memory until its outcome is known
 */
export function submitOnce<Request, Secret>(
  outbox: OutboxSettings<Request, Secret>,
  platform: Platform,
  request: Request,
  opened: number,
  secret?: Secret,
): Promise<MoneyIntent<Request>> {
  return withRequestLock(outbox, request, async () => {
    const { intents } = await readOutbox(outbox, platform)
    const { fingerprint } = outbox
    const context = { sub: signedInSub(platform) ?? '', opened, now: Date.now(), fingerprint }
    const intent = findOrCreateIntent(request, intents, context, () => crypto.randomUUID())
    if (!isUnresolved(intent)) return intent
    // The same key goes with the same body: the secret of the first try stays.
    if (secret !== undefined && !secrets.has(intent.key)) secrets.set(intent.key, secret)
    await saveIntent(outbox, platform, intent)
    return submit(outbox, platform, intent)
  })
}

/** Retries an unresolved intent under its own key, unless it is resolved or another user has signed in by now. */
export function resubmit<Request, Secret>(
  outbox: OutboxSettings<Request, Secret>,
  platform: Platform,
  { key, sub, request }: MoneyIntent<Request>,
): Promise<MoneyIntent<Request> | undefined> {
  return withRequestLock(outbox, request, async () => {
    const intent = (await readOutbox(outbox, platform)).intents.find((one) => one.key === key)
    if (!intent || !isUnresolved(intent) || signedInSub(platform) !== sub) return intent
    return submit(outbox, platform, { ...intent, lost: true })
  })
}

/** Longer than a request to the API waits for its response; milliseconds. */
const maxRequest = 45_000

/** A mutex per request across tabs; tabs of other versions hold the same one. */
function withRequestLock<Request, Secret, Result>(
  { names, fingerprint }: OutboxSettings<Request, Secret>,
  request: Request,
  work: () => Promise<Result>,
): Promise<Result> {
  return withLock(`${names.request} ${fingerprint(request)}`, work, undefined, maxRequest)
}

/**
 * Sends one request to the server and stores its outcome in the outbox. Returns the intent as it is known afterwards: with
 * a result, with an error, or as `lost` when the outcome is unknown. Throws the errors that the shell prompts about.
 */
async function submit<Request, Secret>(
  outbox: OutboxSettings<Request, Secret>,
  platform: Platform,
  intent: MoneyIntent<Request>,
): Promise<MoneyIntent<Request>> {
  const save = async (known: MoneyIntent<Request>, more?: Readonly<Record<string, unknown>>) => {
    await saveIntent(outbox, platform, known, more)
    return known
  }
  try {
    const sent = await outbox.send(platform, intent, secrets.get(intent.key) as Secret | undefined)
    if (sent === undefined) return save({ ...intent, lost: true })
    const { id, failed, kept } = sent
    secrets.delete(intent.key)
    return save({ ...intent, answer: { at: Date.now(), id, failed } }, kept)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isOutcomeUnknown(error)) {
      const delaySeconds = error.retryAfterSeconds
      const notBefore = delaySeconds === undefined ? undefined : Date.now() + delaySeconds * 1_000
      return save({ ...intent, lost: true, notBefore })
    }
    secrets.delete(intent.key)
    const requestError = toRequestError(error)
    if (requestError && intent.lost) return save({ ...intent, refused: requestError })
    await removeIntent(outbox, platform, intent.key)
    if (requestError) return { ...intent, refused: requestError }
    throw error
  }
}
