import { openSeededDb } from '../seed/open-seeded-db'
import { createFakeClock } from './fake-clock'

/** Test database in a process of its own: a fresh database in memory, seeded as of its argument, that runs the statements of its parent. */
interface Statement {
  readonly id: number
  readonly text: string
  /** Undefined for a text of several statements. */
  readonly params: readonly unknown[] | undefined
}

const db = await openSeededDb({ at: 'memory' }, createFakeClock(process.argv[2] ?? new Date().toISOString()))

process.on('message', async ({ id, text, params }: Statement) => {
  try {
    if (params === undefined) await db.script(text)
    process.send?.({ id, rows: params === undefined ? [] : await db.query(text, params) })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
process.send?.({ id: 0, rows: [] })
