import type { Platform } from '@sarv/shared/platform'

/** Whether the outbox in a slice has entries, without parsing them: a page without any loads no code for them. */
export async function hasOutboxEntries(platform: Pick<Platform, 'storage'>, slice: string): Promise<boolean> {
  const stored = await platform.storage(slice).get<{ intents?: unknown }>()
  return Array.isArray(stored?.intents) && stored.intents.length > 0
}
