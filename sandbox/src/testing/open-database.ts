import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { migrate, readMigrations } from '../db/migrate'
import { seed } from '../db/seed/seed'
import { openServer } from '../db/server'
import type { Db, Sql } from '../db/sql'
import { stillClock } from './still-clock'
import { oneAfterTheOther } from './turns'

const PROCESS = fileURLToPath(new URL('./database-process.ts', import.meta.url))

interface Answer {
  readonly id: number
  readonly rows?: object[]
  readonly error?: string
}

/**
 * A fresh seeded database for one test file, as of now or of a moment. Jest cannot load PGlite (it imports while it
 * runs), so it lives in a process beside. Like PGlite it has one connection: transactions and single statements wait
 * for their turn. With SARV_TEST_DATABASE it is that PostgreSQL server instead, emptied before: there they really meet.
 * @example const db = await openDatabase() // afterAll(() => db.close())
 */
export async function openDatabase(asOf = new Date().toISOString()): Promise<Db> {
  const server = process.env.SARV_TEST_DATABASE
  return server === undefined ? openBeside(asOf) : openOnServer(server, asOf)
}

async function openOnServer(url: string, asOf: string): Promise<Db> {
  const db = await openServer(url)
  await db.script('drop schema public cascade; create schema public')
  await migrate(db, await readMigrations())
  await db.transaction((sql) => seed(sql, stillClock(asOf)))
  return db
}

async function openBeside(asOf: string): Promise<Db> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROCESS, asOf], {
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

  const inside: Sql = {
    async query<Row extends object>(text: string, params: readonly unknown[] = []) {
      last += 1
      const answer = answerTo(last)
      child.send({ id: last, text, params })
      const { rows, error } = await answer
      if (error !== undefined) throw new Error(error)
      return rows as Row[]
    },
  }
  const turn = oneAfterTheOther()
  return {
    query: (text, params) => turn(() => inside.query(text, params)),
    transaction: (work) =>
      turn(async () => {
        await inside.query('begin')
        try {
          const result = await work(inside)
          await inside.query('commit')
          return result
        } catch (error) {
          await inside.query('rollback')
          throw error
        }
      }),
    script: (text) =>
      turn(async () => {
        await inside.query(text)
      }),
    async close() {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.disconnect()
      await ended
    },
  }
}
