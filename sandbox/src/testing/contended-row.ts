import type { Db } from '../db/sql'

const waiting = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/**
 * Contended row: lets requests meet at a locked account of the ledger before any of them may move its money, so that a race
 * happens at every run. Throws when one of them is done before: it did not wait for the others.
 * @example const [paid, blocked] = await meetAt(app.db, cardLedger(account_id), [pay, block])
 */
export async function meetAt<T>(db: Db, account: string, requests: readonly (() => Promise<T>)[]): Promise<T[]> {
  let isOpen = false
  const { started } = await db.transaction(async (sql) => {
    await sql.query('select 1 from ledger_account where name = $1 for update', [account])
    const running: Promise<T>[] = []
    for (const request of requests) {
      const response = request().then((answer) => {
        if (!isOpen) throw new Error(`request ${running.indexOf(response)} did not wait`)
        return answer
      })
      running.push(response)
      await Promise.race([response, untilWaiting(db, running.length)])
    }
    isOpen = true
    return { started: Promise.all(running) }
  })
  return started
}

async function untilWaiting(db: Db, wanted: number): Promise<void> {
  for (;;) {
    const [found] = await db.query<{ count: number }>(waiting)
    if ((found?.count ?? 0) >= wanted) return
  }
}
