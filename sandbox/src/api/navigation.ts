import { getNavigation, type NavigationItem } from '@sarv/shared/contract/navigation'
import type { Api } from '../world'
import { serve } from './serve'

export function navigationArea(api: Api): void {
  serve(api, getNavigation, async ({ db }) => ({
    items: await db.query<NavigationItem>(
      `select priority, type, name, is_default, active_icon, not_active_icon, is_new_feature
       from navigation_item order by priority`,
    ),
  }))
}
