import type { Platform } from '@sarv/shared/platform'
import { isSentAgain, type MoneyIntent, pauseBefore } from './money-intent'
import { moneyMemory } from './money-memory'
import { moneyIntentsQuery } from './money-queries'
import { sendAgain, whoIsHere } from './send-once'

/** Keys that this page looks after already. */
const followed = new Set<string>()

/** Looks after whatever was lost in this browser, as after a reload. */
export async function followLost(platform: Platform): Promise<void> {
  const { intents } = await moneyMemory(platform)
  await Promise.all(intents.map((intent) => untilAnswered(platform, intent)))
}

/**
 * Sends a lost request again, the same one under the same key, until somebody knows what became of it: with growing
 * pauses, soon after the connection returns, and for no longer than its time. (F2, F41)
 */
export async function untilAnswered(platform: Platform, intent: MoneyIntent): Promise<void> {
  const { key, sub } = intent
  if (followed.has(key)) return
  followed.add(key)
  try {
    let known: MoneyIntent | undefined = intent
    for (let failed = 0; known && isSentAgain(known, Date.now()); failed++) {
      const cutOff = !navigator.onLine
      await online()
      await pause(pauseBefore(cutOff ? 0 : failed, known, Date.now()), known.notBefore === undefined)
      if (whoIsHere(platform) !== sub) return
      known = await sendAgain(platform, known)
      await platform.queryClient.invalidateQueries({ queryKey: moneyIntentsQuery(platform).queryKey })
    }
  } finally {
    followed.delete(key)
  }
}

/** At once while there is a connection. */
function online(): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
}

/** `early` when the connection returns, unless the server has asked for the time. */
function pause(milliseconds: number, early: boolean): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    if (early) addEventListener('online', done)
  })
}
