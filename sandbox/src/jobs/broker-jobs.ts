import { completeBrokerChange, dueBrokerChanges } from '../broker/broker-change'
import type { JobFinder } from './job'

/** Jobs: changes of broker whose time has come. */
export const brokerChangeJobs: JobFinder = async (sql, { clock }, sub) =>
  (await dueBrokerChanges(sql, clock.now(), sub)).map(({ id, due_at }) => ({
    dueAt: due_at,
    run: (tx) => completeBrokerChange(tx, id),
  }))
