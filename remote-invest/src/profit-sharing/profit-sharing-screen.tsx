import { isNotFound } from '@sarv/shared/api/read-failure'
import { today } from '@sarv/shared/calendar/days'
import { Navigate, useInfiniteQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { List } from '@sarv/shared/ui/list-row'
import { Page } from '@sarv/shared/ui/page'
import { PagedRows } from '@sarv/shared/ui/paged-rows'
import { RangeLine } from '@sarv/shared/ui/range-line'
import { FundFilter } from '../paper-filter/fund-filter'
import { NothingHere } from '../paper-filter/nothing-here'
import { paperFilter } from '../paper-filter/paper-filter'
import styles from './profit-sharing.module.css'
import { profitSharesQuery } from './profit-sharing-queries'
import { ShareRow } from './share-row'

/** What the funds paid out of their profit in the last 24 months. (INV-064) */
export function ProfitSharingScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const filter = paperFilter(query, today())
  const { visible = false } = useBalanceVisibility()
  const shares = useInfiniteQuery(profitSharesQuery(filter))
  if (isNotFound(shares.error) && !shares.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <FundFilter code={filter.ds_code} />
      <RangeLine />
      <PagedRows
        query={shares}
        keyOf={({ id }) => id}
        none={<NothingHere filter={filter} title={t('profitSharing.none')} text={t('profitSharing.noneText')} />}
      >
        {(all) => (
          <>
            <p className={styles.unit}>{t('unitOnce')}</p>
            <List label={t('profitSharing.list')}>
              {all.map((share) => (
                <ShareRow key={share.id} share={share} visible={visible} />
              ))}
            </List>
          </>
        )}
      </PagedRows>
    </Page>
  )
}
