import type { Platform } from '@sarv/shared/platform'

/**
 * Resumes the retry loops that a reload broke off, wherever the visit begins. Their code is loaded only when the outbox has
 * entries.
 */
export async function resumeAfterReload(platform: Platform): Promise<void> {
  if (!(await hasOutboxEntries(platform))) return
  const { retryUnresolvedOrders } = await import('./retry-unresolved-orders')
  await retryUnresolvedOrders(platform)
}

/** Whether the outbox has entries, without parsing them. */
export async function hasOutboxEntries(platform: Platform): Promise<boolean> {
  const stored = await platform.storage('fund').get<{ intents?: unknown }>()
  return Array.isArray(stored?.intents) && stored.intents.length > 0
}
