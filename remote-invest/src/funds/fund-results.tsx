import type { Fund } from '@sarv/shared/contract/funds'
import { lazyScreen, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { List } from '@sarv/shared/ui/list-row'
import { Suspense } from 'react'
import { FundRow } from './fund-row'

/** A list up to here is drawn whole: the browser's own search finds every fund of it. */
const wholeList = 100

// For whoever has more funds than usual; the others never load it.
const LongFundList = lazyScreen(async () => (await import('./long-fund-list')).LongFundList)

/** What was found, or why there is nothing. */
export function FundResults({
  funds,
  noFunds,
  onClear,
}: {
  funds: readonly Fund[]
  /** The server has none at all, so it is not the search's fault. */
  noFunds: boolean
  onClear: () => void
}) {
  const { t } = useTranslation()
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
  if (funds.length <= wholeList) return <WholeList funds={funds} />
  return (
    <Suspense fallback={<WholeList funds={funds.slice(0, 12)} />}>
      <LongFundList funds={funds} />
    </Suspense>
  )
}

function WholeList({ funds }: { funds: readonly Fund[] }) {
  const { t } = useTranslation()
  return (
    <List label={t('funds.list')}>
      {funds.map((fund) => (
        <FundRow key={fund.ds_code} fund={fund} />
      ))}
    </List>
  )
}
