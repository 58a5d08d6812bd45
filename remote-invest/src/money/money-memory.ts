import { sale } from '@sarv/shared/contract/fund-orders'
import { purchase } from '@sarv/shared/contract/fund-payment'
import type { Platform } from '@sarv/shared/platform'
import { alone } from '@sarv/shared/storage/alone'
import { type MoneyIntent, type MoneyRequest, stillOfUse } from './money-intent'
import { caughtUp, wasWritten } from './newest-write'
import type { Refusal } from './refusal'

/** What this remote keeps in its slice `fund`: money that is on its way. */
export interface MoneyMemory {
  /** Purchases and sales of the last hour, the newest first. */
  readonly intents: readonly MoneyIntent[]
  /** The payment that /payment shows, by its uuid. */
  readonly payment?: string
  /** Counts the writes of all tabs. */
  readonly revision: number
}

type Fund = Pick<Platform, 'storage'>
type Change = (memory: MoneyMemory) => Partial<Omit<MoneyMemory, 'revision'>>

/** What is remembered, with whatever another tab has just written; nothing where it cannot be read. */
export function moneyMemory(platform: Fund): Promise<MoneyMemory> {
  return caughtUp(() => read(platform))
}

/** Changes a part of it, one tab after the other; a part that is given as `undefined` is forgotten. */
export function remember(platform: Fund, change: Change): Promise<void> {
  return alone('sarv-money-memory', async () => {
    const memory = await moneyMemory(platform)
    const changed = { ...memory, ...change(memory) }
    const revision = memory.revision + 1
    await platform.storage('fund').set({ ...changed, intents: stillOfUse(changed.intents, Date.now()), revision })
    await wasWritten(revision)
  })
}

/** Puts an intent in, or what has become known of one that is there already. */
export function rememberIntent(platform: Fund, intent: MoneyIntent, more: { payment?: string } = {}): Promise<void> {
  return remember(platform, ({ intents }) => ({
    intents: [intent, ...intents.filter(({ key }) => key !== intent.key)],
    ...more,
  }))
}

/** Takes out what never became anything. */
export function forgetIntent(platform: Fund, key: string): Promise<void> {
  return remember(platform, ({ intents }) => ({ intents: intents.filter((one) => one.key !== key) }))
}

/** The person knows what became of it; its key stays known, for another tab may still mean the same. */
export function markSeen(platform: Fund, key: string): Promise<void> {
  return remember(platform, ({ intents }) => ({
    intents: intents.map((one) => (one.key === key ? { ...one, lost: false } : one)),
  }))
}

async function read(platform: Fund): Promise<MoneyMemory> {
  return memoryFrom(
    await platform
      .storage('fund')
      .get()
      .catch(() => undefined),
  )
}

/** Storage may hold anything; only what has the right shape counts. (F45) */
export function memoryFrom(kept: unknown): MoneyMemory {
  if (!isObject(kept)) return { intents: [], revision: 0 }
  const { intents, payment, revision } = kept
  return {
    intents: Array.isArray(intents) ? intents.filter(isIntent) : [],
    revision: Number.isSafeInteger(revision) ? Number(revision) : 0,
    ...(typeof payment === 'string' && { payment }),
  }
}

function isIntent(value: unknown): value is MoneyIntent {
  if (!isObject(value)) return false
  const { sub, key, at, request, answer, refused } = value
  if (typeof sub !== 'string' || typeof key !== 'string' || typeof at !== 'number') return false
  return (
    isRequest(request) && (answer === undefined || isAnswer(answer)) && (refused === undefined || isRefusal(refused))
  )
}

function isRequest(value: unknown): value is MoneyRequest {
  if (!isObject(value)) return false
  if (value.kind === 'BUY') return purchase.safeParse(value.body).success
  return value.kind === 'SELL' && sale.safeParse(value.body).success
}

function isAnswer(value: unknown): value is NonNullable<MoneyIntent['answer']> {
  return isObject(value) && typeof value.at === 'number' && typeof value.id === 'string'
}

function isRefusal(value: unknown): value is Refusal {
  return isObject(value) && (typeof value.said === 'string' || value.key === 'forbidden' || value.key === 'unknown')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
