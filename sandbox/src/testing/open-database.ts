import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Db, Sql } from '../db/sql'

const PROCESS = fileURLToPath(new URL('./database-process.ts', import.meta.url))

interface Answer {
  readonly id: number
  readonly rows?: object[]
  readonly error?: string
}

/**
 * A fresh seeded database for one test file. Jest cannot load PGlite (it imports while it runs), so it lives in a
 * process beside; statements go over one by one, in their order.
 * @example const db = await openDatabase() // afterAll(() => db.close())
 */
export async function openDatabase(): Promise<Db> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROCESS], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  const answerTo = (id: number) => new Promise<Answer>((resolve) => waiting.set(id, resolve))
  child.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  await answerTo(0)

  const sql: Sql = {
    async query<Row extends object>(text: string, params: readonly unknown[] = []) {
      last += 1
      const answer = answerTo(last)
      child.send({ id: last, text, params })
      const { rows, error } = await answer
      if (error !== undefined) throw new Error(error)
      return rows as Row[]
    },
  }
  return {
    ...sql,
    async transaction(work) {
      await sql.query('begin')
      try {
        const result = await work(sql)
        await sql.query('commit')
        return result
      } catch (error) {
        await sql.query('rollback')
        throw error
      }
    },
    async script(text) {
      await sql.query(text)
    },
    async close() {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.disconnect()
      await ended
    },
  }
}
