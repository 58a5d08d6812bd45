import { useLocation, useNavigate, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/chip-group'
import { withQuery } from '../portfolio/wanted-portfolio'
import { transactionState, transactionStates } from './transaction-filter'

/** Stands for «all» among the chips. */
const all = ''

/** Transactions by how they stand; the choice lies in the address and outlives a reload. (PMA-058) */
export function TransactionFilters() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return (
    <ChipGroup
      label={t('transactions.byState')}
      scroll
      value={transactionState(query) ?? all}
      onChange={(state) => navigate(`${pathname}${withQuery(query, 'status', state || undefined)}`, { replace: true })}
      options={[
        { value: all, label: t('transactions.anyState') },
        ...transactionStates.map((state) => ({ value: state, label: t(`transactions.state.${state}`) })),
      ]}
    />
  )
}
