import { newCardFee } from '@sarv/shared/rules/constants'
import { conflict } from '../../errors/domain-error'
import { block, gatewayInfos, info } from '../flow/stage-parts'
import type { LinearStage } from '../linear/linear-flow'
import { findOpenPayment } from './reissue-payment'

/** Stage: the fee of a new card, paid at the gateway and not by a submit. (BNK-045, D-16) */
export const paymentStage: LinearStage = {
  key: 'payment',
  title: { fa: 'پرداخت کارمزد', en: 'Pay the fee' },
  isOnce: true,
  fields: () => [],
  async blocks({ sql, gateway }, { uuid }, isHere) {
    const amount = block('payment_amount', { fa: 'مبلغ پرداخت', en: 'Amount to pay' }, 1, [
      info('amount', { fa: 'کارمزد صدور کارت', en: 'Fee for the card' }, newCardFee),
    ])
    if (!isHere) return [amount]
    const open = await findOpenPayment(sql, uuid)
    const gateways = gateway.paymentMethods(open?.gateway_reference ?? null)
    return [amount, block('payment_methods', { fa: 'روش پرداخت', en: 'How to pay' }, 2, gatewayInfos(gateways))]
  },
  async submit() {
    throw conflict({
      fa: 'این مرحله با پرداخت در درگاه انجام می‌شود.',
      en: 'This step is done by paying at the gateway.',
    })
  },
}
