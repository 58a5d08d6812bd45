import type { Fund } from '@sarv/shared/contract/funds'
import { lazyScreen, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { List, ListItem } from '@sarv/shared/ui/data/list-row'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { useTableRoom } from '@sarv/shared/ui/layout/use-table-room'
import { memo, Suspense } from 'react'
import type { FundSort } from './fund-list-params'
import { FundTable } from './fund-table'
import { ListedFund } from './listed-fund'

/** Longest list that is not virtualised: the browser's own search finds every fund of it. */
const maxPlainRows = 100

// For a person who has more funds than usual; the others never load it.
const LongFundList = lazyScreen(async () => (await import('./long-fund-list')).LongFundList)

/** The matching funds as a table or as a list, virtualised when it is long, or their empty state. */
export function FundResults({
  funds,
  stars,
  noFunds,
  sort,
  onSort,
  onClear,
}: {
  funds: readonly Fund[]
  /** Codes of the funds that the person watches. */
  stars: ReadonlySet<string>
  /** The server has no funds at all: the empty state is not about the search. */
  noFunds: boolean
  sort: FundSort
  onSort: (sort: FundSort) => void
  onClear: () => void
}) {
  const { t } = useTranslation()
  const hasRoom = useTableRoom()
  if (noFunds) return <EmptyState title={t('funds.none')} text={t('funds.noneText')} />
  if (funds.length === 0) {
    return (
      <EmptyState
        title={t('funds.notFound')}
        text={t('funds.notFoundText')}
        action={
          <Button variant="tonal" onClick={onClear}>
            {t('funds.clear')}
          </Button>
        }
      />
    )
  }
  if (funds.length <= maxPlainRows && hasRoom)
    return <FundTable funds={funds} stars={stars} sort={sort} onSort={onSort} />
  if (funds.length <= maxPlainRows) return <PlainList funds={funds} stars={stars} />
  return (
    <Suspense fallback={<PlainList funds={funds.slice(0, 12)} stars={stars} />}>
      <LongFundList funds={funds} stars={stars} />
    </Suspense>
  )
}

const PlainList = memo(function PlainList({ funds, stars }: { funds: readonly Fund[]; stars: ReadonlySet<string> }) {
  const { t } = useTranslation()
  return (
    <List label={t('funds.list')}>
      {funds.map((fund) => (
        <ListItem key={fund.ds_code} hasTile>
          <ListedFund fund={fund} isWatched={stars.has(fund.ds_code)} />
        </ListItem>
      ))}
    </List>
  )
})
