import { useLocation, useNavigate, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { historyIcon } from '../history/history-icon'
import { withParam } from '../portfolio-filter/portfolio-param'
import { transactionState, transactionStates, transactionType, transactionTypes } from './transaction-filter'

/** Value of the chip «all». */
const all = ''

/** Chips that filter transactions by kind and status, kept in the query string. (PMA-058) */
export function TransactionFilters() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const choose = (name: string) => (value: string) =>
    navigate(`${pathname}${withParam(query, name, value || undefined)}`, { replace: true })
  return (
    <>
      <ChipGroup
        label={t('transactions.byType')}
        scroll
        value={transactionType(query) ?? all}
        onChange={choose('type')}
        options={[
          { value: all, label: t('transactions.anyType') },
          ...transactionTypes.map((type) => ({ value: type, label: t(historyIcon(type).name) })),
        ]}
      />
      <ChipGroup
        label={t('transactions.byState')}
        scroll
        value={transactionState(query) ?? all}
        onChange={choose('status')}
        options={[
          { value: all, label: t('transactions.anyState') },
          ...transactionStates.map((state) => ({ value: state, label: t(`transactions.state.${state}`) })),
        ]}
      />
    </>
  )
}
