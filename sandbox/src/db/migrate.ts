import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Db } from './sql'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

export interface Migration {
  /** `0001_person.sql`: the number orders, the name explains. */
  readonly name: string
  readonly text: string
}

/** The numbered SQL files, in their order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(`${folder}/${name}`, 'utf8') })))
}

/** Hash of all migrations: the name of the cached template. */
export function fingerprint(migrations: readonly Migration[]): string {
  return createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
}

/** Runs each migration once, in order, and writes down that it did (SBX-019). */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<void> {
  await db.script(
    'create table if not exists migration (name text primary key, ran_at timestamptz not null default now())',
  )
  const done = new Set((await db.query<{ name: string }>('select name from migration')).map((row) => row.name))
  for (const { name, text } of migrations) {
    if (done.has(name)) continue
    await db.script(`begin;\n${text}\n;insert into migration (name) values ('${name}');commit;`)
  }
}
