import type { PaymentMethod } from '@sarv/shared/contract/payment-method'
import { paymentPlan } from '@sarv/shared/money/two-step'
import { firstRow } from '../../db/first-row'
import type { Sql } from '../../db/sql'
import type { Gateway } from '../../gateway/gateway'
import type { Localizable } from '../../local-text/local-text'
import { gatewaysOf, newestPayment } from '../payment/pma-payment'
import { newestSlip, type Slip } from '../slip/bank-slip'
import type { Signer, ToPay } from './pma-blocks'
import type { PmaStage } from './pma-flow'
import type { PmaRecord } from './pma-record'

/** Data of the onboarding object beside the flow itself. */
export interface PmaFacts {
  readonly toPay: ToPay
  readonly gateways: readonly Localizable<PaymentMethod>[]
  /** The newest slip of each stage that is paid. */
  readonly slips: Partial<Record<PmaStage, Slip>>
  readonly signer: Signer
}

/** Payment plan: in how many parts an amount is paid (PMA-025). */
export function planPayments({ amount, minimum }: Pick<PmaRecord, 'amount' | 'minimum'>): ToPay {
  const plan = paymentPlan(amount, minimum)
  return plan.at === 'once'
    ? { now: plan.payment, total: amount, later: 0 }
    : { now: plan.prepayment, total: amount, later: plan.remainder }
}

export async function readPmaFacts(sql: Sql, record: PmaRecord, gateway: Gateway): Promise<PmaFacts> {
  const start = await newestPayment(sql, record.uuid, 'START')
  const rest = await newestPayment(sql, record.uuid, 'ADDITIONAL')
  return {
    toPay: planPayments(record),
    gateways: start === undefined ? gateway.paymentMethods(null) : gatewaysOf(gateway, start),
    slips: {
      payment: start && (await newestSlip(sql, start.uuid)),
      additional_amount: rest && (await newestSlip(sql, rest.uuid)),
    },
    signer: await findSigner(sql, record.sub),
  }
}

export async function findSigner(sql: Sql, sub: string): Promise<Signer> {
  return firstRow(
    await sql.query<Signer>(
      `select trim(coalesce(p.first_name, '') || ' ' || coalesce(p.last_name, '')) as name, p.national_code, p.mobile, p.email,
       a.id as address_id, a.address, a.postal_code
     from person p left join address a on a.sub = p.sub and a.is_default where p.sub = $1`,
      [sub],
    ),
  )
}
