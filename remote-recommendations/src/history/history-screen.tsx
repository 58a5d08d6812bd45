import { useQuery, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { ordersQuery } from '../recommendation/recommendation-queries'
import { HistoryOrder } from './history-order'

/** Screen of /recommendations/history: the person's recommendations, newest first and open. (REC-032) */
export function HistoryScreen() {
  const { t } = useTranslation()
  const orders = useQuery(ordersQuery())
  return (
    <Page width="flow">
      <QueryBoundary
        query={orders}
        skeleton={
          <div className={stack[20]}>
            <SkeletonCard height={420} />
            <SkeletonCard height={112} />
          </div>
        }
        title={t('orders.failed')}
        whole
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={t('history.empty')}
              text={t('history.emptyText')}
              action={<ButtonLink to="/recommendations">{t('history.toEntry')}</ButtonLink>}
            />
          ) : (
            <ul className={stack[20]} aria-label={t('orders.title')}>
              {all.map((order, index) => (
                <li key={order.id}>
                  <HistoryOrder order={order} open={index === 0} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Page>
  )
}
