import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Sql } from '../../db/sql'
import type { ReaderRows } from './reader-messages'

const reader = fileURLToPath(new URL('./embedded-reader.ts', import.meta.url))

/** Reads an embedded database whose sandbox does not run. */
export async function readEmbedded(folder: string, work: (sql: Sql) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', reader, folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Dates stay dates.
    serialization: 'advanced',
  })
  const ended = once(child, 'exit')
  const ready = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  if (ready === undefined) throw new Error(`Could not open the embedded database in ${folder}`)
  const waiting = new Map<number, (answer: ReaderRows) => void>()
  child.on('message', (answer: ReaderRows) => waiting.get(answer.id)?.(answer))
  let last = 0
  const query = async (text: string, params: readonly unknown[] = []) => {
    last += 1
    const id = last
    const answer = await new Promise<ReaderRows>((resolve) => {
      waiting.set(id, resolve)
      child.send({ id, text, params })
    })
    if ('error' in answer) throw new Error(answer.error)
    return answer.rows
  }
  try {
    await work({ query: query as Sql['query'] })
  } finally {
    child.disconnect()
    await ended
  }
}
