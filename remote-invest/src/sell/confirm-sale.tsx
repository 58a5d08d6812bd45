import type { Sale } from '@sarv/shared/contract/fund-orders'
import { ConfirmMoney } from '@sarv/shared/payment/confirm-money'
import { useFormat, useNavigate, usePlatform, useTranslation } from '@sarv/shared/platform'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { fundOutbox } from '../money/fund-outbox'
import type { SaleEstimate } from './sale-estimate'

/** Confirmation sheet of a sale with its estimate at today's price; then on to the order. (U10, INV-034) */
export function ConfirmSale({
  open,
  onClose,
  onSold,
  fundName,
  sale,
  estimate,
  account,
  settles,
}: {
  open: boolean
  onClose: () => void
  onSold: () => void
  fundName: string
  sale: Sale
  estimate: SaleEstimate
  account: ReactNode
  settles: string
}) {
  const { t } = useTranslation()
  const { rial, number } = useFormat()
  const navigate = useNavigate()
  const { toast } = usePlatform()
  return (
    <ConfirmMoney
      outbox={fundOutbox}
      lost={t('money.lost')}
      leave={{ to: '/fund-orders', label: t('money.leave') }}
      open={open}
      onClose={onClose}
      onResult={(id) => {
        onSold()
        toast(t('sell.done'))
        navigate(`/fund-order/${encodeURIComponent(id)}`, { replace: true })
      }}
      title={t('sell.confirm')}
      label={t('sell.youGet')}
      amount={estimate.net}
      rows={[
        { key: t('sell.fund'), value: fundName },
        { key: t('sell.sold'), value: t('units', { units: number(estimate.units) }) },
        { key: t('sell.value'), value: rial(estimate.worth) },
        { key: t('sell.fee'), value: estimate.fee === 0 ? t('sell.noFee') : rial(estimate.fee) },
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
