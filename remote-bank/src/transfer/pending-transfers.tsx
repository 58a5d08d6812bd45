import { groupFour, maskCard } from '@sarv/shared/money/card-number'
import { type IntentWords, PendingMoney } from '@sarv/shared/payment/pending-money'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { transferOutbox } from './transfer-outbox'
import type { TransferRequest } from './transfer-request'

/** Banner of the transfers with an unknown outcome, later with a link to their receipt. (F2, BNK-066) */
export function PendingTransfers() {
  const { t } = useTranslation()
  const { rial, digits } = useFormat()
  const wordsOf = ({ kind, body: { amount, number } }: TransferRequest): IntentWords => {
    const to = digits(kind === 'CARD' ? maskCard(number) : groupFour(number))
    // Left to right within the sentence, in both languages.
    const what = t('transfer.what', { amount: rial(amount), number: `\u2066${to}\u2069` })
    return {
      what,
      taken: t('transfer.taken', { what }),
      stale: t('transfer.stale', { what }),
      go: { to: (id) => `/bank/receipt/${encodeURIComponent(id)}`, label: t('transfer.toReceipt') },
    }
  }
  return <PendingMoney outbox={transferOutbox} wordsOf={wordsOf} />
}
