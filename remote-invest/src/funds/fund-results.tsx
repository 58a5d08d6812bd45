import type { Fund } from '@sarv/shared/contract/funds'
import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { List } from '@sarv/shared/ui/list-row'
import { MoreWhenSeen } from '@sarv/shared/ui/more-when-seen'
import { useState } from 'react'
import { FundRow } from './fund-row'
import styles from './funds-screen.module.css'

/** Rows that are drawn at once; a long list grows as it is read. */
const rowsAtOnce = 60

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
  const [rows, setRows] = useState(rowsAtOnce)
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
  return (
    <div className={styles.results}>
      <List label={t('funds.list')}>
        {funds.slice(0, rows).map((fund) => (
          <FundRow key={fund.ds_code} fund={fund} />
        ))}
      </List>
      {rows < funds.length && <MoreWhenSeen onMore={() => setRows(rows + rowsAtOnce)} />}
    </div>
  )
}
