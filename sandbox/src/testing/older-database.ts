import { migrate, readMigrations } from '../db/migrate'
import type { Db } from '../db/sql'
import { openTestDatabase } from './test-database'

/**
 * A database as an older version left it: with the migrations before this one, and without rows.
 * @example const db = await openOlderDatabase('0700') // afterAll(() => db.close())
 */
export async function openOlderDatabase(before: string): Promise<Db> {
  const db = await openTestDatabase()
  await db.script('drop schema public cascade; create schema public')
  const older = (await readMigrations()).filter(({ name }) => name < before)
  await migrate(db, older)
  return db
}
