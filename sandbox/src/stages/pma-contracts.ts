import type { Time } from '../clock'
import type { Sql } from '../db/sql'
import { type ContractPaper, contractsOf } from '../documents/contracts/contracts-of'
import { tehranDay } from '../ledger/tehran'
import { signerOf, toPayOf } from './pma-facts'
import type { PmaRecord } from './pma-record'

/** A number to read out, the same for as long as the onboarding lives. */
const numberOf = (uuid: string) => String(Number.parseInt(uuid.slice(0, 8), 16)).padStart(10, '0')

/** The papers of an onboarding as of the day they were signed, or today. */
export async function papersOf(sql: Sql, time: Time, record: PmaRecord): Promise<ContractPaper[]> {
  const signer = await signerOf(sql, record.sub)
  const [plan] = await sql.query<{ fee_percentage: number; advised_months: number }>(
    'select management_fee as fee_percentage, advised_months from plan where id = $1',
    [record.plan_id],
  )
  if (plan === undefined) throw new Error('the plan is gone')
  const { now, later } = toPayOf(record)
  return contractsOf({
    number: numberOf(record.uuid),
    investor: signer.name,
    national_code: signer.national_code,
    plan_id: record.plan_id,
    plan_name: record.plan_name,
    amount: record.amount,
    prepayment: now,
    remainder: later,
    ...plan,
    date: tehranDay(record.signed_at ?? time.now()),
  })
}
