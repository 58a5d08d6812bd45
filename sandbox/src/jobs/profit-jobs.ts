import { notifyOfProfit } from '../ledger/notify-of-profit'
import { dueProfits, payProfit, profitDueAt } from '../ledger/profit'
import type { JobFinder } from './job'

/** Payout jobs: profit shares of funds that are due by now (SBX-102). */
export const profitJobs: JobFinder = async (sql, { clock }, sub) =>
  (await dueProfits(sql, clock.now(), sub)).map((profit) => ({
    dueAt: profitDueAt(profit.day),
    async run(tx) {
      if (await payProfit(tx, profit)) await notifyOfProfit(tx, profit)
    },
  }))
