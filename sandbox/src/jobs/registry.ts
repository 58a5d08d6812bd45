import type { Sql } from '../db/sql'
import type { LedgerContext } from '../ledger/ledger-context'
import { accountActivationJobs, transitJobs } from './bank-jobs'
import { brokerChangeJobs } from './broker-jobs'
import { fundAlertJobs } from './fund-alert-jobs'
import { refundJobs, settlementJobs } from './fund-order-jobs'
import type { Job, JobFinder } from './job'
import { flowDecisionJobs, portfolioCreationJobs, slipReviewJobs } from './onboarding-jobs'
import { paymentJobs } from './payment-jobs'
import { profitJobs } from './profit-jobs'

/** All types of scheduled jobs. A new one joins here. */
const finders: readonly JobFinder[] = [
  paymentJobs,
  settlementJobs,
  refundJobs,
  profitJobs,
  brokerChangeJobs,
  slipReviewJobs,
  portfolioCreationJobs,
  flowDecisionJobs,
  accountActivationJobs,
  transitJobs,
  fundAlertJobs,
]

/** The jobs that are due by now, the earliest first. Doing them may make more due: ask again until none is. */
export async function findDueJobs(sql: Sql, context: LedgerContext, sub: string | null = null): Promise<Job[]> {
  const found: Job[] = []
  for (const find of finders) found.push(...(await find(sql, context, sub)))
  return found.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
}
