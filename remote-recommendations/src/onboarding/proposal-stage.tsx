import type { RecommendationManager } from '@sarv/shared/contract/recommendation'
import type { Offer } from '@sarv/shared/contract/recommendation-offers'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { offersQuery } from '../recommendation/recommendation-queries'
import { ProposalOffers } from './proposal-offers'

/** Stage screen of the offers: selection, details, another amount, and the way to pay. (REC-020 … REC-024) */
export function ProposalStage({
  manager,
  onRequested,
  onUnassessed,
}: {
  manager: RecommendationManager
  onRequested: (payment: string) => void
  onUnassessed: () => void
}) {
  const { t } = useTranslation()
  const offers = useQuery(offersQuery(manager.recommendation_manager_id))
  return (
    <Page width="flow">
      <QueryBoundary<Offer[]>
        query={offers}
        skeleton={
          <div className={stack[20]}>
            <SkeletonCard height={72} />
            <SkeletonCard height={148} />
            <SkeletonCard height={148} />
          </div>
        }
        title={t('proposal.failed')}
        whole
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={t('proposal.empty')}
              text={t('proposal.emptyText')}
              action={
                <Button variant="tonal" onClick={onUnassessed}>
                  {t('proposal.toRisk')}
                </Button>
              }
            />
          ) : (
            <ProposalOffers manager={manager} offers={all} onRequested={onRequested} />
          )
        }
      </QueryBoundary>
    </Page>
  )
}
