import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Db, Sql } from './sql'

/** Types whose JavaScript value must equal the server's: see Sql.query. */
const typeParsers = { 20: Number, 1082: (day: string) => day }

/**
 * The sandbox holds a few megabytes of facts. PostgreSQL takes 128 MB of buffers when it may, and what a page has once
 * touched never goes back to the system.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

function toDb(pglite: PGlite): Db {
  const on = (target: Pick<PGlite, 'query'>): Sql => ({
    async query<Row extends object>(text: string, params: readonly unknown[] = []) {
      return (await target.query<Row>(text, [...params])).rows
    },
  })
  return {
    ...on(pglite),
    transaction: (work) => pglite.transaction((tx) => work(on(tx))),
    async script(text) {
      await pglite.exec(text)
    },
    close: () => pglite.close(),
  }
}

/**
 * Embedded database: PostgreSQL (PGlite) inside this process, in `folder`, or only in memory when there is none.
 * A new database starts as a copy of the one kept at `template`, which is five times faster than making one. When there
 * is no template yet, `prepare` fills the first database and it is kept.
 */
export async function openEmbedded(
  folder: string | undefined,
  template: string,
  prepare: (db: Db) => Promise<void>,
): Promise<Db> {
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'))
  const loadDataDir = isNew && existsSync(template) ? new Blob([await readFile(template)]) : undefined
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir, parsers: typeParsers, startParams })
  const db = toDb(pglite)
  if (isNew && loadDataDir === undefined) {
    await prepare(db)
    await saveTemplate(pglite, template)
  }
  return db
}

/** Atomic write: beside, and renamed; a process that starts meanwhile never reads half a file. */
async function saveTemplate(pglite: PGlite, template: string): Promise<void> {
  await mkdir(dirname(template), { recursive: true })
  const beside = `${template}.${process.pid}`
  await writeFile(beside, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await rename(beside, template)
}
