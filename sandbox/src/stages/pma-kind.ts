import { catchUp } from '../ledger/time-passes'
import type { House, OnboardingKind } from './onboarding-kind'
import { pmaFacts } from './pma-facts'
import { lockPma, type PmaRecord } from './pma-record'
import { startPma } from './pma-start'
import { submitPma } from './pma-submit'
import { paymentToMake } from './pma-to-pay'
import { pmaView } from './pma-view'

/** Portfolios. Who starts or submits sees what the clock says: what is due is done first. */
export const pmaKind: OnboardingKind = {
  async start({ sql, clock }, sub, wish) {
    await catchUp(sql, clock, sub)
    return startPma(sql, clock, sub, wish)
  },
  async submit(house, sub, submission) {
    const record = await currentPma(house, sub, submission.onb_uuid)
    await submitPma(house.sql, house.clock, record, submission, house.host)
  },
  async show(house, sub, uuid) {
    const { sql, clock, host, gateway } = house
    const record = await lockPma(sql, uuid, sub)
    await paymentToMake(sql, clock, record, host)
    return pmaView(record, await pmaFacts(sql, record, gateway))
  },
}

/** An onboarding of the person as the clock has it by now, locked. */
export async function currentPma({ sql, clock }: House, sub: string, uuid: string): Promise<PmaRecord> {
  await catchUp(sql, clock, sub)
  return lockPma(sql, uuid, sub)
}
