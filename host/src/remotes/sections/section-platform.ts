import type { Platform } from '@sarv/platform/contract/platform'

/**
 * The platform object of a section: everything but the header, which belongs to the page, and slots, so that no two
 * remotes can draw each other recursively.
 */
export function toSectionPlatform(platform: Platform): Platform {
  return { ...platform, header: { set: () => () => undefined }, sections: () => [] }
}
