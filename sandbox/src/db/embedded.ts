import { constants, existsSync } from 'node:fs'
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { serialQueue } from '@sarv/platform/lib/async/serial-queue'
import { DataUnusable } from './data-unusable'
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
  // PGlite answers all calls that wait for it in one turn of the event loop, in which no connection is accepted.
  const enqueue = serialQueue()
  const inTurn = <Result>(work: () => Promise<Result>) => enqueue(() => nextTurn().then(work))
  const { query } = on(pglite)
  return {
    query: (text, params) => inTurn(() => query(text, params)),
    transaction: (work) => inTurn(() => pglite.transaction((tx) => work(on(tx)))),
    async script(text) {
      await pglite.exec(text)
    },
    close: () => inTurn(() => pglite.close()),
  }
}

/** File in the data folder while a new database is written there: with it, the folder holds a part of one. */
const unfinishedMark = 'unfinished'

/**
 * Embedded database: PostgreSQL (PGlite) inside this process, in `folder`, or only in memory without a folder.
 * A new database starts as a copy of the one kept at `template`, which is five times faster than making one. When there
 * is no template yet, `prepare` fills the first database and it is kept. What a killed start left unfinished is removed
 * and written again. Throws DataUnusable for a folder that is damaged or cannot be written.
 */
export async function openEmbedded(
  folder: string | undefined,
  template: string,
  prepare: (db: Db) => Promise<void>,
): Promise<Db> {
  if (folder === undefined) return createEmbedded(undefined, template, prepare)
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    const mark = join(folder, unfinishedMark)
    if (existsSync(mark)) await removeAllBut(unfinishedMark, folder)
    if (existsSync(join(folder, 'PG_VERSION'))) return await openExisting(folder)
    await writeFile(mark, '')
    const db = await createEmbedded(folder, template, prepare)
    await rm(mark)
    return db
  } catch (error) {
    throw new DataUnusable(folder, error)
  }
}

async function removeAllBut(kept: string, folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== kept)
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

async function openExisting(folder: string): Promise<Db> {
  const db = toDb(await PGlite.create({ dataDir: folder, parsers: typeParsers, startParams }))
  const emptied = await emptiedRelations(db)
  if (emptied.length > 0) throw new Error(`Empty data files: expected content in ${emptied.join(', ')}`)
  return db
}

/**
 * Relations whose file has lost its content: an index is never without a page, and a table is without one only while
 * its indexes have no more than their first. No operation shortens a table here, because no vacuum runs.
 */
async function emptiedRelations(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select relname as name from pg_class c where pg_relation_size(oid) = 0 and (relkind = 'i' or (relkind = 'r'
       and exists (select from pg_index where indrelid = c.oid and pg_relation_size(indexrelid) > 8192)))`,
  )
  return rows.map(({ name }) => name)
}

async function createEmbedded(
  folder: string | undefined,
  template: string,
  prepare: (db: Db) => Promise<void>,
): Promise<Db> {
  const loadDataDir = existsSync(template) ? new Blob([await readFile(template)]) : undefined
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir, parsers: typeParsers, startParams })
  const db = toDb(pglite)
  if (loadDataDir === undefined) {
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
