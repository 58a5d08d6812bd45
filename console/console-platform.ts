import type { Platform } from '@sarv/shared/platform'

/**
 * What the kit asks of a platform outside the shell: where an overlay keeps its history entry, and who hears of errors.
 * Here the back button leaves the page, as everywhere on the web.
 */
export function consolePlatform(report: (error: unknown) => void): Platform {
  const used: Pick<Platform, 'report'> & { navigation: Pick<Platform['navigation'], 'pushOverlay'> } = {
    navigation: { pushOverlay: () => () => undefined },
    report,
  }
  return used as Platform
}
