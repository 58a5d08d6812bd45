import type { Fund } from '@sarv/shared/contract/funds'
import type { PaymentMethod } from '@sarv/shared/contract/payment-method'
import { ConfirmMoney } from '@sarv/shared/payment/confirm-money'
import { GatewayCards } from '@sarv/shared/payment/gateway-cards'
import { useFormat, useNavigate, useTranslation } from '@sarv/shared/platform'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { fundOutbox } from '../money/fund-outbox'
import { estimatePurchase } from './purchase-estimate'
import { toPurchaseRequest } from './purchase-request'
import { useGatewayChoice } from './use-gateway-choice'

/** Confirmation sheet of a purchase: amount, fee, net, what is left over, units, settlement and gateway; then on to that gateway. (U10, INV-031) */
export function ConfirmPurchase({
  open,
  onClose,
  onBought,
  fund,
  amount,
  settles,
  methods,
  forCard,
}: {
  open: boolean
  onClose: () => void
  onBought: () => void
  fund: Fund
  amount: number
  settles: string
  /** Ways to pay. */
  methods: readonly PaymentMethod[]
  /** Bought for the minimum of the card: the server counts it so, and the receipt leads back to the card. (D-08) */
  forCard: boolean
}) {
  const { t } = useTranslation()
  const { rial, number } = useFormat()
  const navigate = useNavigate()
  const payBy = useId()
  const gateway = useGatewayChoice(methods)
  const { net, remainder, units } = estimatePurchase(amount, fund.price)
  return (
    <ConfirmMoney
      outbox={fundOutbox}
      lost={t('money.lost')}
      leave={{ to: '/fund-orders', label: t('money.leave') }}
      open={open}
      onClose={onClose}
      onResult={(payment) => {
        onBought()
        gateway.confirm(payment)
        navigate('/payment')
      }}
      title={t('buy.confirm')}
      label={t('buy.youPay')}
      amount={amount}
      rows={[
        { key: t('buy.fund'), value: fund.fund_name },
        { key: t('buy.fee'), value: t('buy.noFee') },
        { key: t('buy.net'), value: rial(net) },
        ...(remainder > 0 ? [{ key: t('buy.remainder'), value: rial(remainder) }] : []),
        { key: t('buy.units'), value: t('units', { units: number(units) }) },
        { key: t('buy.settlement'), value: settles },
      ]}
      note={t('buy.priceLater')}
      request={toPurchaseRequest({ fund: fund.ds_code, amount, forCard, origin: location.origin })}
      action={t('buy.pay', { amount: rial(amount) })}
      icon={Lock}
    >
      {methods.length > 1 && (
        <section aria-labelledby={payBy}>
          <SectionHeader level="h3" id={payBy} title={t('buy.payBy')} />
          <GatewayCards labelledBy={payBy} methods={methods} chosen={gateway.chosen} onChoose={gateway.pick} />
        </section>
      )}
    </ConfirmMoney>
  )
}
