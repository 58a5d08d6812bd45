import { randomUUID } from 'node:crypto'
import { databaseUrl } from '@sarv/shared/testing/postgres-server'
import { migrate, readMigrations } from '../db/migrate'
import { openServer } from '../db/server'
import type { Db } from '../db/sql'
import { seed } from '../seed/seed'
import { createFakeClock } from './fake-clock'

/**
 * A fresh seeded database for one test file, as of now or of a moment, in the PostgreSQL of the run. It is a copy of a
 * template: of what is migrated, or of what is seeded as of that moment, which the first who asks makes.
 * @example const db = await openTestDatabase() // afterAll(() => db.close())
 */
export async function openTestDatabase(asOf?: string): Promise<Db> {
  const server = await openDatabase('postgres')
  await makeTemplate(server, 'migrated', 'template1', async (db) => migrate(db, await readMigrations()))
  const template = asOf === undefined ? 'migrated' : `seeded_${new Date(asOf).getTime()}`
  if (asOf !== undefined) await makeTemplate(server, template, 'migrated', (db) => seedAsOf(db, asOf))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await copyDatabase(server, name, template)
  const db = await openDatabase(name)
  if (asOf === undefined) await seedAsOf(db, new Date().toISOString())
  return {
    ...db,
    async close() {
      await db.close()
      await server.query(`drop database ${name}`)
      await server.close()
    },
  }
}

function openDatabase(name: string): Promise<Db> {
  const folder = process.env.SARV_TEST_POSTGRES
  if (folder === undefined) throw new Error('Missing PostgreSQL: run these tests as the Jest project `database`')
  return openServer(databaseUrl(folder, name))
}

const seedAsOf = (db: Db, asOf: string) => db.transaction((sql) => seed(sql, createFakeClock(asOf)))

const copyDatabase = (server: Db, name: string, template: string) =>
  server.query(`create database ${name} template ${template} strategy file_copy`)

/** Makes a template once for all files and workers. It has its name when it is complete, and is never connected to again. */
function makeTemplate(server: Db, name: string, from: string, prepare: (db: Db) => Promise<void>): Promise<void> {
  return server.transaction(async (sql) => {
    await sql.query("select pg_advisory_xact_lock(hashtext('templates'))")
    const made = await sql.query('select 1 from pg_database where datname = $1', [name])
    if (made.length > 0) return
    const unfinished = `${name}_unfinished`
    await server.query(`drop database if exists ${unfinished}`)
    await copyDatabase(server, unfinished, from)
    const db = await openDatabase(unfinished)
    await prepare(db).finally(() => db.close())
    await server.query(`alter database ${unfinished} rename to ${name}`)
  })
}
