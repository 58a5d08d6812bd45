import type { PaymentFacts } from '@sarv/shared/contract/fund-payment'
import type { Gateway } from '../../gateway/gateway'
import type { LocalText } from '../../local-text/local-text'
import { tehranDay, tehranTime } from '../../time/tehran'

/**
 * Columns of who paid (`n`), where and when a payment (`p`) was decided; of one without a decision, when it was made.
 */
export const decidedColumns = `p.psp, coalesce(p.decided_at, p.created_at) as at,
  trim(coalesce(n.first_name, '') || ' ' || coalesce(n.last_name, '')) as payer_name`

/** A row with those columns. */
export type Decided<Facts extends Pick<PaymentFacts, 'date' | 'time' | 'psp_name'>> = Omit<
  Facts,
  'date' | 'time' | 'psp_name'
> & { readonly psp: string | null; readonly at: Date }

/** The facts of a payment with day and hour in Tehran, and the name of its gateway. */
export function withDecision<Row extends { readonly psp: string | null; readonly at: Date }>(
  gateway: Gateway,
  { psp, at, ...facts }: Row,
): Omit<Row, 'psp' | 'at'> & { date: string; time: string; psp_name: LocalText | null } {
  return {
    ...facts,
    date: tehranDay(at),
    time: tehranTime(at),
    psp_name: psp === null ? null : (gateway.pspName(psp) ?? null),
  }
}
