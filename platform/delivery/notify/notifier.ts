import { setTimeout as passed } from 'node:timers/promises'
import { Counter, type Registry } from 'prom-client'
import { serialQueue } from '../../lib/async/serial-queue'
import { InvalidSetting } from '../../lib/settings/invalid-setting'
import type { Fact } from './fact'

/** Milliseconds that a receiver has for an answer, and before each further attempt. */
const timeout = 5_000
const pauses = [1_000, 4_000, 15_000]
/** Facts that are remembered so that each is told once. */
const remembered = 500

/** Posts facts to a webhook, each once and one after the other. */
export interface Notifier {
  /** Returns at once: nothing waits for a receiver. */
  tell(fact: Fact): void
  /** Resolves when all that was told is delivered or given up. */
  flush(): Promise<void>
  /** Counts deliveries in the metrics of a process. */
  count(register: Registry): void
}

/**
 * @param url of the receiver, from `SARV_NOTIFY_URL`; it may hold a secret, so that no line names it
 * @throws InvalidSetting when it is not an http(s) address
 */
export function createNotifier(
  url: string,
  { log, wait = (milliseconds) => passed(milliseconds) }: NotifierOptions,
): Notifier {
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new InvalidSetting('SARV_NOTIFY_URL: expected an address with http or https.')
  const told = new Set<string>()
  const enqueue = serialQueue()
  let last: Promise<void> = Promise.resolve()
  let deliveries: Counter | undefined

  async function deliver(fact: Fact): Promise<void> {
    for (const pause of [...pauses, undefined]) {
      const failure = await post(url, fact)
      if (failure === undefined) return deliveries?.inc({ result: 'delivered' })
      if (failure.isFinal || pause === undefined) {
        deliveries?.inc({ result: 'failed' })
        return log(`Notification of ${fact.kind} was not delivered: ${failure.reason}`)
      }
      await wait(pause * (0.5 + Math.random()))
    }
  }

  return {
    tell(fact) {
      if (told.has(fact.id)) return
      told.add(fact.id)
      for (const oldest of told) if (told.size > remembered) told.delete(oldest)
      last = enqueue(() => deliver(fact))
    },
    flush: () => last,
    count(register) {
      deliveries = new Counter({
        name: 'sarv_notifications_total',
        help: 'Notifications that were delivered, or failed after all attempts.',
        labelNames: ['result'],
        registers: [register],
      })
      for (const result of ['delivered', 'failed']) deliveries.inc({ result }, 0)
    },
  }
}

export interface NotifierOptions {
  readonly log: (line: string) => void
  /** Shorter in tests. @param milliseconds before another attempt */
  readonly wait?: (milliseconds: number) => Promise<unknown>
}

/** @returns why it failed, and whether another attempt would fail too */
async function post(url: string, fact: Fact): Promise<{ reason: string; isFinal: boolean } | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fact),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    const { ok, status } = response
    return ok ? undefined : { reason: `HTTP ${status}`, isFinal: status < 500 && status !== 429 && status !== 408 }
  } catch (error) {
    // The message of a failed fetch may name the address.
    return { reason: error instanceof Error ? error.name : 'unknown', isFinal: false }
  }
}
