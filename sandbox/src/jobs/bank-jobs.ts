import { activateAccount } from '../bank/activate-account'
import type { JobFinder } from './job'

/** Activation jobs: accounts whose card has arrived by now. */
export const accountActivationJobs: JobFinder = async (sql, { clock }, sub) => {
  const rows = await sql.query<{ id: number; activates_at: Date }>(
    `select id, activates_at from card_account
     where activates_at <= $1 and ($2::uuid is null or sub = $2) order by id`,
    [clock.now(), sub],
  )
  return rows.map(({ id, activates_at }) => ({ dueAt: activates_at, run: (tx) => activateAccount(tx, id) }))
}
