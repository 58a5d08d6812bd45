import { openDb } from '../../db/open'
import type { ReaderQuery, ReaderRows } from './reader-messages'

/**
 * Runs as a process of its own, because Jest cannot load PGlite: opens the folder that is its argument, as a sandbox that
 * starts does, and answers queries until it is let go.
 */
const db = await openDb({ kind: 'folder', path: process.argv[2] ?? '' })
process.on('message', async ({ id, text, params }: ReaderQuery) => {
  const answer: ReaderRows = await db.query(text, params).then(
    (rows) => ({ id, rows }),
    (error: Error) => ({ id, error: error.message }),
  )
  process.send?.(answer)
})
process.on('disconnect', () => db.close().then(() => process.exit(0)))
process.send?.('ready')
