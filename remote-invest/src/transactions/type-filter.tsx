import { useLocation, useNavigate, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { type TransactionType, transactionTypes, withType } from './transaction-filter'

/** Value of the chip for «all». */
const all = ''

/** Filter chips for the kind of a transaction; the choice lives in the URL and survives a reload. (INV-060, U18) */
export function TypeFilter({ type }: { type: TransactionType | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return (
    <ChipGroup
      label={t('transactions.byType')}
      scroll
      value={type ?? all}
      onChange={(value) => navigate(`${pathname}${withType(query, value || undefined)}`, { replace: true })}
      options={[
        { value: all, label: t('transactions.anyType') },
        ...transactionTypes.map((one) => ({ value: one, label: t(describeStatus('transaction', one).label) })),
      ]}
    />
  )
}
