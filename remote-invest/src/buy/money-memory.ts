import type { Platform } from '@sarv/shared/platform'
import type { PurchaseIntent } from './purchase-intent'

/** What this remote keeps in its slice `fund`: money that is on its way. */
export interface MoneyMemory {
  /** A purchase whose answer is not known. */
  readonly intent?: PurchaseIntent
  /** The payment that /payment shows, by its uuid. */
  readonly payment?: string
}

type Fund = Pick<Platform, 'storage'>

/** What is remembered; nothing where it cannot be read. */
export async function moneyMemory(platform: Fund): Promise<MoneyMemory> {
  return memoryFrom(
    await sliceOf(platform)
      .get()
      .catch(() => undefined),
  )
}

/** Changes a part of it; `undefined` forgets that part. */
export async function remember(platform: Fund, change: { [Part in keyof MoneyMemory]: MoneyMemory[Part] | undefined }) {
  await sliceOf(platform).set({ ...(await moneyMemory(platform)), ...change })
}

/** Storage may hold anything; only what has the right shape counts. (F45) */
export function memoryFrom(kept: unknown): MoneyMemory {
  if (typeof kept !== 'object' || kept === null) return {}
  const { intent, payment }: { intent?: unknown; payment?: unknown } = kept
  return {
    ...(isIntent(intent) && { intent }),
    ...(typeof payment === 'string' && { payment }),
  }
}

function isIntent(value: unknown): value is PurchaseIntent {
  if (typeof value !== 'object' || value === null) return false
  const { fund, amount, key, at }: Partial<Record<keyof PurchaseIntent, unknown>> = value
  return typeof fund === 'string' && Number.isSafeInteger(amount) && typeof key === 'string' && typeof at === 'number'
}

function sliceOf({ storage }: Fund) {
  return storage('fund')
}
