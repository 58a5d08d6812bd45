import type { RecommendationManager } from '@sarv/shared/contract/recommendation'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { ChartPie } from 'lucide-react'
import { openManagerQuery } from '../recommendation/recommendation-queries'
import { parseStage } from '../recommendation/recommendation-stage'

/** Section of the home page: the recommendation that the person has open, and nothing for who has none. (REC-002, INV-077) */
export function OpenRecommendation() {
  const { data } = useQuery(openManagerQuery())
  return data ? <Open manager={data} /> : null
}

function Open({ manager }: { manager: RecommendationManager }) {
  const { t } = useTranslation()
  const { toman } = useFormat()
  const stage = t(`home.at.${parseStage(manager.current_stage)}`)
  return (
    <List label={t('home.title')}>
      <ListRow
        to="/recommendations/onboarding"
        tile={<Tile icon={ChartPie} />}
        title={t('home.title')}
        caption={
          manager.investment_amount === null
            ? stage
            : t('home.withAmount', { stage, amount: toman(manager.investment_amount) })
        }
        chevron
      />
    </List>
  )
}
