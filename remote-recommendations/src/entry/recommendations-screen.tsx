import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { LoadFailed } from '@sarv/shared/ui/load-failed'
import { Columns, Page } from '@sarv/shared/ui/page'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import { KnowledgeList } from './knowledge-list'
import { OwnOrders } from './own-orders'
import { ProductIntro } from './product-intro'
import { productsOf } from './product-knowledge'
import styles from './recommendations.module.css'
import { componentsQuery, ordersQuery } from './recommendations-queries'
import { RecommendationsSkeleton } from './recommendations-skeleton'

/** /recommendations: what the product is, what to know before, and what the person got already. (REC-001) */
export function RecommendationsScreen() {
  const { t } = useTranslation()
  const components = useQuery(componentsQuery())
  const orders = useQuery(ordersQuery())
  if (components.isPending || orders.isPending) return <RecommendationsSkeleton />
  const products = productsOf(components.data ?? {})
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
        <div className={styles.side}>
          <Alert tone="i">{t('notOpen')}</Alert>
          {orders.data ? <OwnOrders orders={orders.data} /> : <LoadFailed query={orders} title={t('orders.failed')} />}
        </div>
      </Columns>
    </Page>
  )
}
