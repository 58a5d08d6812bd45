import { useTranslation } from '@sarv/shared/platform'
import type { PaymentFacts } from '../contract/fund-payment'
import { OwnText } from '../ui/data/own-text'
import { Skeleton } from '../ui/feedback/skeleton'
import type { TicketRow } from './ticket'

type Payer = Pick<PaymentFacts, 'payer_name' | 'psp_name'> & { readonly status: string }

/**
 * Rows of a receipt that say who paid and through which gateway, as far as the server says it; nobody paid what failed.
 * (U2, D-140)
 * @example <ReceiptPage rows={[{ key: t('receipt.for'), value }, ...usePayerRows(facts, false)]} />
 */
export function usePayerRows(
  payment: Payer | undefined,
  /** Whether a success is asked about: the rows have their places until it is here. */
  isExpected: boolean,
): TicketRow[] {
  const { t } = useTranslation('ui')
  const name = payment?.status === 'SUCCESS' ? payment.payer_name : undefined
  const row = (key: string, text: string | null | undefined) => {
    if (isExpected) return [{ key, value: <Skeleton width={96} height={24} /> }]
    return text ? [{ key, value: <OwnText text={text} /> }] : []
  }
  return [...row(t('receipt.payer'), name), ...row(t('gateway.gateway'), payment?.psp_name)]
}
