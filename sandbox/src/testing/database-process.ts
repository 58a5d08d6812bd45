import { openDb } from '../db/open'
import { stillClock } from './still-clock'

/** Runs as a process of its own: a fresh database in memory, seeded as of its argument, that answers statements sent by the parent. */
interface Statement {
  readonly id: number
  readonly text: string
  readonly params: readonly unknown[]
}

const db = await openDb({ at: 'memory' }, stillClock(process.argv[2] ?? new Date().toISOString()))

process.on('message', async ({ id, text, params }: Statement) => {
  try {
    process.send?.({ id, rows: await db.query(text, params) })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
process.send?.({ id: 0, rows: [] })
