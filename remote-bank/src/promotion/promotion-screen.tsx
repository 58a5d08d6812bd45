import { getBankPromotion } from '@sarv/shared/contract/bank-content'
import { usePlatform, useQuery } from '@sarv/shared/platform'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { defineFlow, type FlowPosition } from '@sarv/shared/stages/define-flow'
import { useFlow } from '@sarv/shared/stages/use-flow'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import styles from './promotion.module.css'
import { PromotionBullets } from './promotion-bullets'
import { PromotionIntro } from './promotion-intro'

/** Query of what the card is, fetched only where it is not there yet. (BNK-078) */
const promotionQuery = () => ({
  ...keptQuery(['bank', 'promotion'], getBankPromotion),
  staleTime: Number.POSITIVE_INFINITY,
})

const promotionFlow = defineFlow<FlowPosition<'intro' | 'bullets'>>({
  name: 'promotion',
  stages: ['intro', 'bullets'],
  resume: () => ({ stage: 'intro' }),
})

/** Screen of /bank/promotion: the card's pictures, then what it can do; from there on to /card. (BNK-078, BNK-079) */
export function PromotionScreen() {
  const { navigation } = usePlatform()
  const query = useQuery(promotionQuery())
  const { position, goTo, leave } = useFlow(promotionFlow, undefined)
  const close = () => leave(navigation.back)
  return (
    <Page width="flow">
      <QueryBoundary
        query={query}
        whole
        skeleton={
          <div className={styles.skeleton}>
            <Skeleton height={220} radius={16} />
            <Skeleton width="60%" height={24} />
            <Skeleton height={66} />
          </div>
        }
      >
        {(data) =>
          position.stage === 'intro' ? (
            <PromotionIntro promotion={data} onClose={close} onNext={() => goTo({ stage: 'bullets' })} />
          ) : (
            <PromotionBullets promotion={data} onClose={close} />
          )
        }
      </QueryBoundary>
    </Page>
  )
}
