import { openClock } from '../clock'
import { openDb } from '../db/open'

/** Runs as a process of its own: a fresh seeded database in memory that answers statements sent by the parent. */
interface Statement {
  readonly id: number
  readonly text: string
  readonly params: readonly unknown[]
}

const db = await openDb({ at: 'memory' }, openClock())

process.on('message', async ({ id, text, params }: Statement) => {
  try {
    process.send?.({ id, rows: await db.query(text, params) })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
process.send?.({ id: 0, rows: [] })
