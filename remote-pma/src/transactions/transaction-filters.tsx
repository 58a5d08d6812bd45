import { useLocation, useNavigate, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { withParam } from '../portfolio-filter/portfolio-param'
import { transactionState, transactionStates } from './transaction-filter'

/** Value of the chip «all». */
const all = ''

/** Chips that filter transactions by status, kept in the query string. (PMA-058) */
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
      onChange={(state) => navigate(`${pathname}${withParam(query, 'status', state || undefined)}`, { replace: true })}
      options={[
        { value: all, label: t('transactions.anyState') },
        ...transactionStates.map((state) => ({ value: state, label: t(`transactions.state.${state}`) })),
      ]}
    />
  )
}
