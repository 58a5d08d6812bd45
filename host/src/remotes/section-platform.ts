import type { Platform } from '@sarv/shared/remote/platform'

/**
 * What a remote is given while it draws in another one's page: everything but what is that page's own. The header is the
 * page's, and a section offers no slots, so that no two remotes can draw each other without end.
 */
export function sectionPlatform(platform: Platform): Platform {
  return { ...platform, header: { set: () => () => undefined }, sections: () => [] }
}
