import { useQuery, useTranslation } from '@sarv/shared/platform'
import { isAwaited } from '@sarv/shared/queries/is-awaited'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { LoadFailed } from '@sarv/shared/ui/feedback/load-failed'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { openManagerQuery, ordersQuery } from '../recommendation/recommendation-queries'
import { KnowledgeList } from './knowledge-list'
import { OwnOrders } from './own-orders'
import { ProductIntro } from './product-intro'
import { groupByProduct } from './product-knowledge'
import styles from './recommendations.module.css'
import { componentsQuery } from './recommendations-queries'
import { RecommendationsSkeleton } from './recommendations-skeleton'
import { StartRecommendation } from './start-recommendation'

/** Screen of /recommendations: introduction, knowledge by product and the person's orders; what is their own first, where there is some. (REC-001, D-222) */
export function RecommendationsScreen() {
  const { t } = useTranslation()
  const components = useQuery(componentsQuery())
  const orders = useQuery(ordersQuery())
  const open = useQuery(openManagerQuery())
  if (components.isPending || orders.isPending || isAwaited(open)) return <RecommendationsSkeleton />
  const isReturning = Boolean(open.data) || (orders.data ?? []).length > 0
  const products = groupByProduct(components.data ?? {})
  return (
    <Page>
      <Columns>
        <div>
          <ProductIntro />
          {components.data ? (
            products.map(({ product, title, items }) => (
              <section key={product}>
                <SectionHeader title={t(`product.${title}`)} />
                <KnowledgeList items={items} />
              </section>
            ))
          ) : (
            <LoadFailed query={components} />
          )}
          {components.data && products.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
        </div>
        <div className={styles.side} data-own-first={isReturning || undefined}>
          <StartRecommendation open={open.data ?? undefined} />
          {orders.data ? <OwnOrders orders={orders.data} /> : <LoadFailed query={orders} title={t('orders.failed')} />}
        </div>
      </Columns>
    </Page>
  )
}
