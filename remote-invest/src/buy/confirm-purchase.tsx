import type { Fund } from '@sarv/shared/contract/funds'
import { ConfirmMoney } from '@sarv/shared/payment/confirm-money'
import { useFormat, useNavigate, useTranslation } from '@sarv/shared/platform'
import { cardFund } from '@sarv/shared/rules/constants'
import { readLocal } from '@sarv/shared/storage/local-keys'
import { Lock } from 'lucide-react'
import { fundOutbox } from '../money/fund-outbox'
import { estimatePurchase } from './purchase-estimate'
import { toPurchaseRequest } from './purchase-request'

/** Confirmation sheet of a purchase: amount, fee, net, units and settlement; then on to the payment. (U10, INV-031) */
export function ConfirmPurchase({
  open,
  onClose,
  onBought,
  fund,
  amount,
  settles,
}: {
  open: boolean
  onClose: () => void
  onBought: () => void
  fund: Fund
  amount: number
  settles: string
}) {
  const { t } = useTranslation()
  const { rial, number } = useFormat()
  const navigate = useNavigate()
  const { fee, net, units } = estimatePurchase(amount, fund.price)
  // Bought for the minimum of the card: the server counts it so, and the receipt leads back to the card. (D-08)
  const forCard = fund.ds_code === cardFund && readLocal('bank_limit_receipt') === 'true'
  return (
    <ConfirmMoney
      outbox={fundOutbox}
      lost={t('money.lost')}
      leave={{ to: '/fund-orders', label: t('money.leave') }}
      open={open}
      onClose={onClose}
      onResult={() => {
        onBought()
        navigate('/payment')
      }}
      title={t('buy.confirm')}
      label={t('buy.youPay')}
      amount={amount}
      rows={[
        { key: t('buy.fund'), value: fund.fund_name },
        { key: t('buy.fee'), value: fee === 0 ? t('buy.noFee') : rial(fee) },
        { key: t('buy.net'), value: rial(net) },
        { key: t('buy.units'), value: t('units', { units: number(units) }) },
        { key: t('buy.settlement'), value: settles },
      ]}
      note={t('buy.priceLater')}
      request={toPurchaseRequest({ fund: fund.ds_code, amount, forCard, origin: location.origin })}
      action={t('buy.pay', { amount: rial(amount) })}
      icon={Lock}
    />
  )
}
