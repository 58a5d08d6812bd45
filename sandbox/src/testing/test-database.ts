import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { serialQueue } from '@sarv/shared/internal/async/serial-queue'
import { migrate, readMigrations } from '../db/migrate'
import { openServer } from '../db/server'
import type { Db, Sql } from '../db/sql'
import { seed } from '../seed/seed'
import { createFakeClock } from './fake-clock'

const databaseProcess = fileURLToPath(new URL('./database-process.ts', import.meta.url))

interface Answer {
  readonly id: number
  readonly rows?: object[]
  readonly error?: string
}

/**
 * A fresh seeded database for one test file, as of now or of a moment. Jest cannot load PGlite (it imports while it
 * runs), so it lives in a process beside. Like PGlite it has one connection: transactions and single statements wait
 * for their enqueue. With SARV_TEST_DATABASE it is that PostgreSQL server instead, emptied before: there they really meet.
 * @example const db = await openTestDatabase() // afterAll(() => db.close())
 */
export async function openTestDatabase(asOf = new Date().toISOString()): Promise<Db> {
  const server = process.env.SARV_TEST_DATABASE
  return server === undefined ? openBeside(asOf) : openSeededServer(server, asOf)
}

/** The database of a PostgreSQL server, emptied and seeded as of a moment. */
export async function openSeededServer(url: string, asOf: string): Promise<Db> {
  const db = await openServer(url)
  await db.script('drop schema public cascade; create schema public')
  await migrate(db, await readMigrations())
  await db.transaction((sql) => seed(sql, createFakeClock(asOf)))
  return db
}

async function openBeside(asOf: string): Promise<Db> {
  const child = spawn(process.execPath, ['--import', 'tsx', databaseProcess, asOf], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const waiting = new Map<number, (response: Answer) => void>()
  let last = 0
  const answerTo = (id: number) => new Promise<Answer>((resolve) => waiting.set(id, resolve))
  child.on('message', (response: Answer) => {
    waiting.get(response.id)?.(response)
    waiting.delete(response.id)
  })
  await answerTo(0)

  async function send(text: string, params: readonly unknown[] | undefined): Promise<object[]> {
    last += 1
    const response = answerTo(last)
    child.send({ id: last, text, params })
    const { rows = [], error } = await response
    if (error !== undefined) throw new Error(error)
    return rows
  }
  const inside: Sql = {
    query: async <Row extends object>(text: string, params: readonly unknown[] = []) =>
      (await send(text, params)) as Row[],
  }
  const enqueue = serialQueue()
  return {
    query: (text, params) => enqueue(() => inside.query(text, params)),
    transaction: (work) =>
      enqueue(async () => {
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
      enqueue(async () => {
        await send(text, undefined)
      }),
    async close() {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.disconnect()
      await ended
    },
  }
}
