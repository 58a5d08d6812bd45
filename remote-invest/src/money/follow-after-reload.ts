import type { Platform } from '@sarv/shared/platform'

/**
 * Looks after what was lost before the page was loaded, wherever the visit begins. Its code comes only for whoever has
 * moved money in the last hour.
 */
export async function followAfterReload(platform: Platform): Promise<void> {
  const kept = await platform.storage('fund').get<{ intents?: unknown }>()
  if (!Array.isArray(kept?.intents) || kept.intents.length === 0) return
  const { followLost } = await import('./until-answered')
  await followLost(platform)
}
