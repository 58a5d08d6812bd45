import type { Platform } from '@sarv/shared/platform'

/**
 * Looks after what was lost before the page was loaded, wherever the visit begins. Its code comes only for whoever has
 * moved money in the last hour.
 */
export async function followAfterReload(platform: Platform): Promise<void> {
  if (!(await hasMovedMoney(platform))) return
  const { followLost } = await import('./until-answered')
  await followLost(platform)
}

/** Whether anything is remembered of the last hour, without reading what it is. */
export async function hasMovedMoney(platform: Platform): Promise<boolean> {
  const kept = await platform.storage('fund').get<{ intents?: unknown }>()
  return Array.isArray(kept?.intents) && kept.intents.length > 0
}
