import type { Platform } from '@sarv/shared/platform'
import { isAutoRetried, type MoneyIntent, retryDelay } from './money-intent'
import { readOutbox } from './outbox'
import type { OutboxSettings } from './outbox-settings'
import { signedInSub } from './signed-in-sub'
import { resubmit } from './submit-once'

/** Idempotency keys with a retry loop on this page. */
const retrying = new Set<string>()

/** Starts a retry loop for every unresolved entry of the outbox, as after a reload. */
export async function retryUnresolved<Request, Secret>(
  outbox: OutboxSettings<Request, Secret>,
  platform: Platform,
): Promise<void> {
  const { intents } = await readOutbox(outbox, platform)
  await Promise.all(intents.map((intent) => retryUntilResolved(outbox, platform, intent)))
}

/**
 * Retry loop with exponential backoff: sends the same request under the same key until its outcome is known, soon after
 * the connection returns, and for no longer than `isAutoRetried` allows. (F2, F41)
 */
export async function retryUntilResolved<Request, Secret>(
  outbox: OutboxSettings<Request, Secret>,
  platform: Platform,
  intent: MoneyIntent<Request>,
): Promise<void> {
  const { key, sub } = intent
  if (retrying.has(key)) return
  retrying.add(key)
  try {
    let current: MoneyIntent<Request> | undefined = intent
    for (let failed = 0; current && isAutoRetried(current, Date.now()); failed++) {
      const wasOffline = !navigator.onLine
      await whenOnline()
      await delay(retryDelay(wasOffline ? 0 : failed, current, Date.now()), current.notBefore === undefined)
      if (signedInSub(platform) !== sub) return
      current = await resubmit(outbox, platform, current)
      await platform.queryClient.invalidateQueries({ queryKey: outbox.queryKey })
    }
  } finally {
    retrying.delete(key)
  }
}

/** Resolves when the browser is online; at once if it is. */
function whenOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
}

/** Resolves after a time in ms, or earlier when the connection returns, unless the server has asked for the time. */
function delay(milliseconds: number, endsOnline: boolean): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    if (endsOnline) addEventListener('online', done)
  })
}
