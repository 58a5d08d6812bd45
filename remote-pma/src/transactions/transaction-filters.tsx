import { feedStates, portfolioWays } from '@sarv/shared/contract/feed'
import { useSearchParams, useTranslation } from '@sarv/shared/platform'
import { historyIcon } from '../history/history-icon'
import { ParamChips } from '../portfolio-filter/param-chips'
import { transactionState, transactionType } from './transaction-filter'

/** Chips that filter transactions by kind and status, kept in the query string. (PMA-058) */
export function TransactionFilters() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  return (
    <>
      <ParamChips
        name="type"
        label={t('transactions.byType')}
        any={t('transactions.anyType')}
        value={transactionType(query)}
        options={portfolioWays.map((type) => ({ value: type, label: t(historyIcon(type).name) }))}
      />
      <ParamChips
        name="status"
        label={t('transactions.byState')}
        any={t('transactions.anyState')}
        value={transactionState(query)}
        options={feedStates.map((state) => ({ value: state, label: t(`transactions.state.${state}`) }))}
      />
    </>
  )
}
