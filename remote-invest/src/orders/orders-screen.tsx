import { useInfiniteQuery, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { AmountsLine } from '@sarv/shared/ui/data/amounts-line'
import { MonthGroups, monthTotals } from '@sarv/shared/ui/data/month-groups'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { NoneFound } from '@sarv/shared/ui/feedback/none-found'
import { Page } from '@sarv/shared/ui/layout/page'
import { PagedRows } from '@sarv/shared/ui/lists/paged-rows'
import { ActiveFilterBar } from '../active-filter-bar/active-filter-bar'
import { fundsQuery } from '../funds/fund-queries'
import { PendingTransactions } from '../money/pending-transactions'
import { parseOrderFilter, withFilter } from './order-filter'
import { OrderFilters } from './order-filters'
import { OrderMonth } from './order-month'
import { ordersQuery } from './order-queries'
import styles from './orders.module.css'

/** Order list screen, newest first under their months, filtered as the URL says. (INV-054…056) */
export function OrdersScreen() {
  const { t } = useTranslation()
  const { visible = false, toggle } = useBalanceVisibility()
  const [query] = useSearchParams()
  const filter = parseOrderFilter(query)
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
        <PendingTransactions />
        {dscode !== undefined && (
          <ActiveFilterBar clear={without('dscode')}>
            <OwnSentence text={t('orders.ofFund', { fund: own(fund?.fund_name ?? dscode) })} />
          </ActiveFilterBar>
        )}
        {recom_tracking_code !== undefined && (
          <ActiveFilterBar clear={without('recom_tracking_code')}>{t('orders.ofRecommendation')}</ActiveFilterBar>
        )}
        <OrderFilters filter={filter} />
        <PagedRows
          query={orders}
          keyOf={({ id }) => id}
          none={
            <NoneFound
              filtered={Object.values(filter).some((value) => value !== undefined)}
              here={{ title: t('orders.noneHere'), text: t('orders.noneHereText'), all: t('orders.showAll') }}
              start={{ title: t('orders.none'), text: t('orders.noneText'), to: '/funds', label: t('seeFunds') }}
            />
          }
        >
          {(all) => (
            <>
              <AmountsLine visible={visible} onToggle={toggle}>
                {t('unitOnce')}
              </AmountsLine>
              <MonthGroups
                items={all}
                dateOf={({ created_at }) => created_at}
                totals={monthTotals(orders.data?.pages)}
                paidIn={t('order.side.BUY')}
                paidOut={t('order.side.SELL')}
              >
                {(ofMonth, month) => <OrderMonth orders={ofMonth} label={`${t('orders.list')} ${month}`} />}
              </MonthGroups>
            </>
          )}
        </PagedRows>
      </div>
    </Page>
  )
}
