import type { Db, Sql } from '../db/sql'

/** Work on a database of its own connection. */
export type Work<T> = (db: Db) => Promise<T>

/** One transaction or statement that takes part: it waits for its turn, or runs, perhaps until a lock is free. */
interface Participant {
  /** Which of the works it is. */
  readonly work: number
  readonly pid: number
  /** Lets the next statement go, where it waits for its turn. */
  go: (() => void) | undefined
}

const blocked = `select pid from pg_stat_activity where pid = any($1) and wait_event_type = 'Lock'`

/** How likely it is that a work goes on; else anyone's turn comes. Without that, short works would always be first. */
const persistence = 0.75

/**
 * Interleaving by schedule: lets several works go on statement by statement, and chooses each time whose turn it is. A
 * statement runs until it is done, or waits for a lock that another work holds; the end of a transaction has a turn too.
 * The same random numbers make the same schedule, so a race happens at every run or at none.
 * @param db never takes part itself
 * @returns how each work ended
 */
export async function interleave<T>(
  db: Db,
  random: () => number,
  works: readonly Work<T>[],
): Promise<PromiseSettledResult<T>[]> {
  const participants = new Set<Participant>()
  let starting = works.length
  let wake = () => {}

  async function takePart<Result>(index: number, sql: Sql, work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const [backend] = await sql.query<{ pid: number }>('select pg_backend_pid() as pid')
    const participant: Participant = { work: index, pid: backend?.pid ?? 0, go: undefined }
    const turn = () =>
      new Promise<void>((resolve) => {
        participant.go = resolve
        wake()
      })
    participants.add(participant)
    starting -= 1
    try {
      const result = await work({
        async query(text, params) {
          await turn()
          return sql.query(text, params)
        },
      })
      // Before it commits.
      await turn()
      return result
    } finally {
      participants.delete(participant)
      starting += 1
      wake()
    }
  }
  const dbOf = (index: number): Db => ({
    ...db,
    transaction: (work) => db.transaction((sql) => takePart(index, sql, work)),
    query: (text, params) => db.transaction((sql) => takePart(index, sql, (own) => own.query(text, params))),
  })

  /** Resolves once everyone waits for a turn, or for a lock. */
  async function untilStill(): Promise<Participant[]> {
    for (;;) {
      const changed = new Promise<void>((resolve) => {
        wake = resolve
      })
      const ready = [...participants].filter(({ go }) => go !== undefined)
      const running = [...participants].filter(({ go }) => go === undefined)
      if (starting === 0) {
        const waiting = await db.query<{ pid: number }>(blocked, [running.map(({ pid }) => pid)])
        // All of those that run wait for a lock, and nothing has changed since they were asked.
        const isSame = running.every((one) => participants.has(one) && one.go === undefined)
        if (starting === 0 && isSame && waiting.length === running.length && ready.length > 0)
          return ready.toSorted((a, b) => a.work - b.work)
        // One that ended meanwhile may have begun its next transaction.
        if (starting === 0 && participants.size === 0) return []
      }
      await Promise.race([changed, db.query('select 1')])
    }
  }

  const all = Promise.allSettled(
    works.map((work, index) =>
      work(dbOf(index)).finally(() => {
        starting -= 1
        wake()
      }),
    ),
  )
  let last = -1
  for (;;) {
    const ready = await untilStill()
    const goesOn = random() < persistence ? ready.find(({ work }) => work === last) : undefined
    const next = goesOn ?? ready[Math.floor(random() * ready.length)]
    if (next === undefined) return all
    last = next.work
    const { go } = next
    next.go = undefined
    go?.()
  }
}
