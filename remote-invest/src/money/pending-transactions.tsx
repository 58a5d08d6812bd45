import { type IntentWords, PendingMoney } from '@sarv/shared/payment/pending-money'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { own } from '@sarv/shared/ui/data/own-sentence'
import { fundsQuery } from '../funds/fund-queries'
import { fundOutbox } from './fund-outbox'
import type { MoneyRequest } from './money-request'

/**
 * Banner of the pending transactions: purchases and sales with an unknown outcome, later with a link to their result. (F2)
 * @param except the payment that the page itself is about: a link to the page itself is of no use
 */
export function PendingTransactions({ except }: { except?: string }) {
  const { t } = useTranslation()
  const { rial, number } = useFormat()
  // Without the name while the funds are not known.
  const { data: funds } = useQuery({ ...fundsQuery(), enabled: false })
  const wordsOf = ({ kind, body }: MoneyRequest): IntentWords => {
    const fund = funds?.find(({ ds_code }) => ds_code === body.ds_code)?.fund_name
    const units = 'units' in body ? body.units : undefined
    const what = t(`money.what.${kind}`, {
      amount: units === undefined ? rial(body.amount ?? 0) : t('units', { units: number(units) }),
      fund: fund === undefined ? '' : own(fund),
    }).trim()
    return {
      what,
      taken: t(`money.taken.${kind}`, { what }),
      stale: t('money.stale', { what }),
      go: {
        to: (id) => (kind === 'SELL' ? `/fund-order/${encodeURIComponent(id)}` : '/payment'),
        label: t(`money.go.${kind}`),
      },
    }
  }
  return <PendingMoney outbox={fundOutbox} wordsOf={wordsOf} except={except} />
}
