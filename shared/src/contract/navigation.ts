import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { openEnum } from './wire'

/**
 * A tab (SBX-022).
 * @example { priority: 1, type: 'HOME', name: 'خانه', is_default: true, active_icon: 'house', not_active_icon: 'house', is_new_feature: false }
 */
export const navigationItem = z.object({
  /** Smallest first. */
  priority: z.int(),
  /** HOME, ASSET, INVEST, BANK, PROFILE; unknown ones are skipped. */
  type: openEnum(['HOME', 'ASSET', 'INVEST', 'BANK', 'PROFILE']),
  name: z.string(),
  is_default: z.boolean(),
  /** A name of the lucide set, or an address of a picture. */
  active_icon: z.string(),
  not_active_icon: z.string(),
  is_new_feature: z.boolean(),
})
export type NavigationItem = z.infer<typeof navigationItem>

/**
 * @example const { items } = await call(getNavigation, {})
 */
export const getNavigation = readEndpoint('/general/api/v1/navigation/', {
  summary: 'The tabs of the shell',
  reply: z.object({ items: z.array(navigationItem) }),
})
