import { useInfiniteQuery, usePlatform, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/button'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { List } from '@sarv/shared/ui/list-row'
import { Loaded } from '@sarv/shared/ui/loaded'
import { MoreWhenSeen } from '@sarv/shared/ui/more-when-seen'
import { Page } from '@sarv/shared/ui/page'
import { SkeletonCard } from '@sarv/shared/ui/skeleton'
import { fundsQuery } from '../funds/fund-queries'
import { MoneyUnderWay } from '../money/money-under-way'
import { FilterLine } from './filter-line'
import { ordersQuery } from './order-queries'
import { OrderRow } from './order-row'
import styles from './orders.module.css'

/** The person's orders, newest first, of one fund or one recommendation when the address says so. (INV-054, INV-055) */
export function OrdersScreen() {
  const { t } = useTranslation()
  const { report } = usePlatform()
  const [query] = useSearchParams()
  const dscode = query.get('dscode') || undefined
  const recom_tracking_code = query.get('recom_tracking_code') || undefined
  const orders = useInfiniteQuery(ordersQuery({ dscode, recom_tracking_code }))
  const funds = useQuery({ ...fundsQuery(), enabled: dscode !== undefined })
  const fund = funds.data?.find(({ ds_code }) => ds_code === dscode)
  return (
    <Page>
      <div className={styles.orders}>
        <MoneyUnderWay />
        {dscode !== undefined && <FilterLine>{t('orders.ofFund', { fund: fund?.fund_name ?? dscode })}</FilterLine>}
        {recom_tracking_code !== undefined && <FilterLine>{t('orders.ofRecommendation')}</FilterLine>}
        <Loaded query={orders} skeleton={<SkeletonCard rows={6} />} whole>
          {({ pages }) => {
            const all = pages.flatMap(({ results }) => results)
            if (all.length === 0)
              return <NoOrders filtered={dscode !== undefined || recom_tracking_code !== undefined} />
            return (
              <>
                <p className={styles.unit}>{t('unitOnce')}</p>
                <List label={t('orders.list')}>
                  {all.map((order) => (
                    <OrderRow key={order.id} order={order} />
                  ))}
                </List>
                {orders.hasNextPage && (
                  <MoreWhenSeen
                    loading={orders.isFetchingNextPage}
                    onMore={() => orders.fetchNextPage().catch(report)}
                  />
                )}
              </>
            )
          }}
        </Loaded>
      </div>
    </Page>
  )
}

function NoOrders({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t(filtered ? 'orders.noneHere' : 'orders.none')}
      text={t('orders.noneText')}
      action={<ButtonLink to="/funds">{t('seeFunds')}</ButtonLink>}
    />
  )
}
