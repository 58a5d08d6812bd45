import { useInfiniteQuery, useQuery, useTranslation } from '@sarv/shared/platform'
import { assetsQuery } from '@sarv/shared/queries/assets-query'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { Gain } from '@sarv/shared/ui/data/gain'
import { List } from '@sarv/shared/ui/data/list-row'
import { Money } from '@sarv/shared/ui/data/money'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton, SkeletonRow } from '@sarv/shared/ui/feedback/skeleton'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { useShownPath } from '@sarv/shared/ui/layout/use-shown-path'
import { parseOrderFilter } from '../orders/order-filter'
import { ordersQuery } from '../orders/order-queries'
import { LatestOrder } from './latest-order'
import styles from './overview.module.css'

/** How many orders stand beside a page. */
const latest = 3

/**
 * Section of the shell's third zone: what the person owns and the orders that came last. Neither stands beside a page that
 * shows it. (HST-074)
 */
export function Overview() {
  const path = useShownPath()
  return (
    <>
      {!/^\/(?:home|assets)$/.test(path) && <Worth />}
      {!/^\/fund-orders?\b/.test(path) && <LatestOrders />}
    </>
  )
}

function Worth() {
  const { t } = useTranslation()
  const assets = useQuery(assetsQuery())
  const { visible } = useBalanceVisibility()
  const known = visible === undefined ? { ...assets, data: undefined } : assets
  return (
    <QueryBoundary query={known} title={t('home.total')} skeleton={<Skeleton height={88} />}>
      {(data) =>
        data.total_value > 0 && (
          <section className={styles.part} aria-label={t('home.total')}>
            <h3 className={typography.secondary}>{t('home.total')}</h3>
            <p className={typography.title}>
              <Money amount={data.total_value} hidden={!visible} />
            </p>
            <p className={typography.caption}>
              <Gain of={data} hidden={!visible} />
            </p>
          </section>
        )
      }
    </QueryBoundary>
  )
}

function LatestOrders() {
  const { t } = useTranslation()
  const { data, ...query } = useInfiniteQuery(ordersQuery(parseOrderFilter(new URLSearchParams())))
  return (
    <QueryBoundary query={{ ...query, data: data?.pages[0] }} title={t('orders.list')} skeleton={<SkeletonRow />}>
      {({ results }) =>
        results.length > 0 && (
          <section className={styles.part}>
            <SectionHeader title={t('orders.list')} to="/fund-orders" level="h3" first />
            <List label={t('orders.list')} bare>
              {results.slice(0, latest).map((order) => (
                <LatestOrder key={order.id} order={order} />
              ))}
            </List>
          </section>
        )
      }
    </QueryBoundary>
  )
}
