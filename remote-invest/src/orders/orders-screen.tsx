import { useInfiniteQuery, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { List } from '@sarv/shared/ui/list-row'
import { Page } from '@sarv/shared/ui/page'
import { PagedRows } from '@sarv/shared/ui/paged-rows'
import { FilterLine } from '../filter-line/filter-line'
import { fundsQuery } from '../funds/fund-queries'
import { MoneyUnderWay } from '../money/money-under-way'
import { NoOrders } from './no-orders'
import { orderFilterOf, withFilter } from './order-filter'
import { OrderFilters } from './order-filters'
import { ordersQuery } from './order-queries'
import { OrderRow } from './order-row'
import styles from './orders.module.css'

/** The person's orders, newest first, narrowed as the address says. (INV-054…056) */
export function OrdersScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const filter = orderFilterOf(query)
  const { dscode, recom_tracking_code } = filter
  const orders = useInfiniteQuery(ordersQuery(filter))
  const funds = useQuery({ ...fundsQuery(), enabled: dscode !== undefined })
  const fund = funds.data?.find(({ ds_code }) => ds_code === dscode)
  const without = (name: 'dscode' | 'recom_tracking_code') => ({
    to: withFilter(query, name, undefined),
    label: t('orders.all'),
  })
  return (
    <Page>
      <div className={styles.orders}>
        <MoneyUnderWay />
        {dscode !== undefined && (
          <FilterLine wider={without('dscode')}>{t('orders.ofFund', { fund: fund?.fund_name ?? dscode })}</FilterLine>
        )}
        {recom_tracking_code !== undefined && (
          <FilterLine wider={without('recom_tracking_code')}>{t('orders.ofRecommendation')}</FilterLine>
        )}
        <OrderFilters filter={filter} />
        <PagedRows
          query={orders}
          keyOf={({ id }) => id}
          none={<NoOrders filtered={Object.values(filter).some((value) => value !== undefined)} />}
        >
          {(all) => (
            <>
              <p className={styles.unit}>{t('unitOnce')}</p>
              <List label={t('orders.list')}>
                {all.map((order) => (
                  <OrderRow key={order.id} order={order} />
                ))}
              </List>
            </>
          )}
        </PagedRows>
      </div>
    </Page>
  )
}
