import { getNavigation, type NavigationItem } from '@sarv/shared/contract/navigation'
import type { Api } from '../../context/app-context'
import type { WithLocalTexts } from '../../local-text/local-text'
import { serve } from '../pipeline/serve'

export function navigationRoutes(api: Api): void {
  serve(api, getNavigation, async ({ db }) => ({
    items: await db.query<WithLocalTexts<NavigationItem, 'name'>>(
      `select priority, type, name, is_default, active_icon, not_active_icon, is_new_feature
       from navigation_item order by priority`,
    ),
  }))
}
