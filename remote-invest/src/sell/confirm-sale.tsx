import type { Sale } from '@sarv/shared/contract/fund-orders'
import { useFormat, useNavigate, useTranslation } from '@sarv/shared/platform'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ConfirmMoney } from '../money/confirm-money'
import type { SaleTerms } from './sale-terms'

/** What is sold and what comes of it, by today's price; then on to the order. (U10, INV-034) */
export function ConfirmSale({
  open,
  onClose,
  fundName,
  sale,
  terms,
  account,
  settles,
}: {
  open: boolean
  onClose: () => void
  fundName: string
  sale: Sale
  terms: SaleTerms
  account: ReactNode
  settles: string
}) {
  const { t } = useTranslation()
  const { rial, number } = useFormat()
  const navigate = useNavigate()
  return (
    <ConfirmMoney
      open={open}
      onClose={onClose}
      onAnswered={(id) => navigate(`/fund-order/${encodeURIComponent(id)}`, { replace: true })}
      title={t('sell.confirm')}
      label={t('sell.youGet')}
      amount={terms.net}
      rows={[
        { key: t('sell.fund'), value: fundName },
        { key: t('sell.sold'), value: t('units', { units: number(terms.units) }) },
        { key: t('sell.value'), value: rial(terms.worth) },
        { key: t('sell.fee'), value: terms.fee === 0 ? t('sell.noFee') : rial(terms.fee) },
        { key: t('sell.account'), value: account },
        { key: t('sell.settlement'), value: settles },
      ]}
      note={t('sell.later')}
      request={{ kind: 'SELL', body: sale }}
      action={t('sell.submit')}
      icon={Check}
    />
  )
}
