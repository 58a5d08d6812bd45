import type { Fund } from '@sarv/shared/contract/funds'
import { useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { SearchInput } from '@sarv/shared/ui/fields/search-input'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { useMemo, useState } from 'react'
import { useFundFacts } from '../funds/fund-row'
import { fundTypeLabel } from '../funds/fund-types'
import { buildSearchIndex, filterFunds } from '../funds/list/fund-search'
import styles from './money.module.css'

/** Longest list in the sheet: more than that is found by searching. */
const maxRows = 50

/** Sheet with the funds that can be chosen, by priority, searchable by name, code and type. (INV-028, INV-034) */
export function FundChoiceSheet({
  funds,
  open,
  onClose,
  onChoose,
}: {
  funds: readonly Fund[]
  open: boolean
  onClose: () => void
  onChoose: (code: string) => void
}) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const index = useMemo(() => buildSearchIndex(funds, (type) => fundTypeLabel(type, t)), [funds, t])
  const found = filterFunds(index, { query, type: undefined })
  const leave = () => {
    setQuery('')
    onClose()
  }
  return (
    <Sheet open={open} onClose={leave} title={t('buy.chooseFund')}>
      <div className={styles.search}>
        <SearchInput label={t('funds.search')} maxLength={100} value={query} onChange={setQuery} />
      </div>
      {found.length === 0 ? (
        <EmptyState title={t('funds.notFound')} text={t('money.otherWords')} />
      ) : (
        <List label={t('funds.list')}>
          {found.slice(0, maxRows).map((fund) => (
            <FundOption
              key={fund.ds_code}
              fund={fund}
              onChoose={() => {
                leave()
                onChoose(fund.ds_code)
              }}
            />
          ))}
        </List>
      )}
      {found.length > maxRows && <p className={styles.more}>{t('money.moreFunds')}</p>}
    </Sheet>
  )
}

function FundOption({ fund, onChoose }: { fund: Fund; onChoose: () => void }) {
  return <ListRow onPress={onChoose} {...useFundFacts(fund)} />
}
