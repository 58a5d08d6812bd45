import { useTranslation } from '@sarv/shared/platform'
import type { PaymentFacts } from '../contract/fund-payment'
import { OwnText } from '../ui/data/own-text'
import { Skeleton } from '../ui/feedback/skeleton'
import type { TicketRow } from './ticket'

type Payer = Pick<PaymentFacts, 'payer_name' | 'psp_name'> & { readonly status: string }

/**
 * Rows of a receipt that say who paid and through which gateway, as far as the server says it; a failed payment has no payer.
 * (U2, D-140)
 * @example <ReceiptPage rows={[{ key: t('receipt.for'), value }, ...usePayerRows(facts, undefined)]} />
 */
export function usePayerRows(
  payment: Payer | undefined,
  /** The result that is asked about, while it is: what it will have has its place until then. */
  expected: string | undefined,
): TicketRow[] {
  const { t } = useTranslation('ui')
  const isPaid = (expected ?? payment?.status) === 'SUCCESS'
  const row = (key: string, text: string | null | undefined) => {
    if (expected !== undefined) return [{ key, value: <Skeleton width={96} height={24} /> }]
    return text ? [{ key, value: <OwnText text={text} /> }] : []
  }
  return [
    ...(isPaid ? row(t('receipt.payer'), payment?.payer_name) : []),
    ...row(t('gateway.gateway'), payment?.psp_name),
  ]
}
