import { hasOutboxEntries } from '@sarv/shared/outbox/has-outbox-entries'
import type { Platform } from '@sarv/shared/platform'

/**
 * Resumes the retry loops that a reload broke off, wherever the visit begins. Their code is loaded only when the outbox has
 * entries.
 */
export async function resumeAfterReload(platform: Platform): Promise<void> {
  if (!(await hasOutboxEntries(platform, 'bank'))) return
  const { retryUnresolvedRequests } = await import('./bank-outbox')
  await retryUnresolvedRequests(platform)
}
