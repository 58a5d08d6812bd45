import { type Banner, getHome, type HomeSection } from '@sarv/shared/contract/home'
import type { Api } from '../../context/app-context'
import type { WithLocalTexts } from '../../local-text/local-text'
import { serve } from '../pipeline/serve'

/** A person who has a card, or has asked for one, is not told to ask for one. (D-143) */
const hasCardOrRequest = `exists (select 1 from card_account where sub = $1)
  or exists (select 1 from onboarding where sub = $1 and type = 'BANK' and closed_at is null)`

/** A person with an open recommendation is not asked to begin one. (D-222) */
const hasOpenRecommendation = 'exists (select 1 from recommendation_manager where sub = $1 and closed_at is null)'

export function homeRoutes(api: Api): void {
  serve(api, getHome, async ({ db, person }) => ({
    sections: await db.query<HomeSection>('select type, is_visible from home_section order by sort'),
    banners: await db.query<WithLocalTexts<Banner, 'title' | 'description'>>(
      `select image, action, type, link, title, description from banner
       where (type is distinct from 'BANK' or not (${hasCardOrRequest}))
         and (type is distinct from 'RECOMMENDATION' or not ${hasOpenRecommendation}) order by sort`,
      [person.sub],
    ),
  }))
}
