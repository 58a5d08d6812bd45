import { type Banner, getHome, type HomeSection } from '@sarv/shared/contract/home'
import type { Api } from '../../context/app-context'
import type { WithLocalTexts } from '../../local-text/local-text'
import { serve } from '../pipeline/serve'

export function homeRoutes(api: Api): void {
  serve(api, getHome, async ({ db }) => ({
    sections: await db.query<HomeSection>('select type, is_visible from home_section order by sort'),
    banners: await db.query<WithLocalTexts<Banner, 'title' | 'description'>>(
      'select image, action, type, link, title, description from banner order by sort',
    ),
  }))
}
