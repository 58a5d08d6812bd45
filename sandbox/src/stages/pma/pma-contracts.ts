import { firstRow } from '../../db/first-row'
import type { Sql } from '../../db/sql'
import { buildContracts, type Contract } from '../../documents/contracts/contracts'
import type { Time } from '../../time/clock'
import { tehranDay } from '../../time/tehran'
import { findSigner, planPayments } from './pma-facts'
import type { PmaRecord } from './pma-record'

/** A number to read out, the same for as long as the onboarding lives. */
const contractNumber = (uuid: string) => String(Number.parseInt(uuid.slice(0, 8), 16)).padStart(10, '0')

/** The contracts of an onboarding as of the day they were signed, or today. */
export async function buildPmaContracts(sql: Sql, time: Time, record: PmaRecord): Promise<Contract[]> {
  const signer = await findSigner(sql, record.sub)
  const plan = firstRow(
    await sql.query<{ fee_percentage: number; advised_months: number }>(
      'select management_fee as fee_percentage, advised_months from plan where id = $1',
      [record.plan_id],
    ),
  )
  const { now, later } = planPayments(record)
  return buildContracts({
    number: contractNumber(record.uuid),
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
