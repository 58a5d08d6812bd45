import { getRecommendationSettings, type Knowledge } from '@sarv/shared/contract/recommendation'
import type { Api } from '../../context/app-context'
import { readSetting } from '../content/settings'
import { serve } from '../pipeline/serve'

export function recommendationSettingRoutes(api: Api): void {
  serve(api, getRecommendationSettings, ({ db }) =>
    readSetting<{ general_components: Record<string, Knowledge[]> }>(db, 'recommendation'),
  )
}
