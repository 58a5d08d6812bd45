import { maskNumber } from '@sarv/shared/money/mask-number'
import { type IntentWords, PendingMoney } from '@sarv/shared/payment/pending-money'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { leftToRight } from '@sarv/shared/text/left-to-right'
import { bankOutbox } from './bank-outbox'
import { type BankRequest, isTransfer } from './bank-request'
import type { PayInRequest } from './pay-in-request'
import { paymentAddress } from './payment-address'
import type { TransferRequest } from './transfer-request'

const pathOf = { CHARGE: '/bank/increase-amount', INVEST: '/fast-invest' } as const

/** Banner of the requests with an unknown outcome, later with a link to their result. (F2, BNK-066) */
export function PendingTransactions() {
  const { t } = useTranslation()
  const { rial, digits } = useFormat()
  const wordsOfTransfer = ({ body: { amount, number } }: TransferRequest): IntentWords => {
    const what = t('transfer.what', { amount: rial(amount), number: leftToRight(digits(maskNumber(number))) })
    return {
      what,
      taken: t('transfer.taken', { what }),
      failed: t('transfer.failed', { what }),
      stale: t('transfer.stale', { what }),
      go: { to: (id) => `/bank/receipt/${encodeURIComponent(id)}`, label: t('transfer.toReceipt') },
    }
  }
  const wordsOfPayIn = ({ kind, body }: PayInRequest): IntentWords => {
    const what = t(`payIn.what.${kind}`, { amount: rial(body.amount) })
    return {
      what,
      taken: t('payIn.taken', { what }),
      stale: t('payIn.stale', { what }),
      go: { to: (id) => paymentAddress(pathOf[kind], id), label: t('payIn.pay') },
    }
  }
  const wordsOf = (request: BankRequest) => (isTransfer(request) ? wordsOfTransfer(request) : wordsOfPayIn(request))
  return <PendingMoney outbox={bankOutbox} wordsOf={wordsOf} />
}
