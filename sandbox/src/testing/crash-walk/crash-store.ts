import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '@sarv/shared/testing/postgres-server'
import { openServer } from '../../db/server'
import type { Sql } from '../../db/sql'
import type { CrashingSandbox } from './crashing-sandbox'
import { readEmbedded } from './read-embedded'

type Check = (sql: Sql) => Promise<void>

/** Ends something in the middle of what it does, checks it, and starts it again. */
type Crash = (sandbox: CrashingSandbox, check: Check) => Promise<void>

/** A database that is there after a crash. */
export interface CrashStore {
  /** Tells the sandbox where the database is. */
  readonly env: Readonly<Record<string, string>>
  readonly crashes: Readonly<Record<string, Crash>>
  /** Looks at what is stored; the sandbox must not run. */
  read(check: Check): Promise<void>
  remove(): Promise<void>
}

/** The embedded database of `pnpm start`, in a folder of its own: it ends with its sandbox. */
export async function openEmbeddedStore(): Promise<CrashStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sarv-crash-'))
  const read = (check: Check) => readEmbedded(folder, check)
  return {
    env: { DATA_DIR: folder },
    crashes: {
      'sandbox killed': (sandbox, check) =>
        sandbox.outage(async () => {
          await sandbox.kill()
          await read(check)
          await sandbox.start()
        }),
    },
    read,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A PostgreSQL of its own, which crashes with its sandbox, without it, or the other way round. */
export async function openServerStore(): Promise<CrashStore> {
  const postgres = await startPostgres('process')
  async function read(check: Check): Promise<void> {
    const db = await openServer(postgres.url)
    await check(db).finally(() => db.close())
  }
  const restart =
    (how: 'fast' | 'immediate'): Crash =>
    (sandbox, check) =>
      sandbox.outage(async () => {
        await postgres.stop(how)
        await postgres.start()
        await read(check)
      })
  return {
    env: { DATABASE_URL: postgres.url },
    crashes: {
      'sandbox killed': (sandbox, check) =>
        sandbox.outage(async () => {
          await sandbox.kill()
          await read(check)
          await sandbox.start()
        }),
      'database crashed': restart('immediate'),
      'database restarted': restart('fast'),
      'both killed': (sandbox, check) =>
        sandbox.outage(async () => {
          await Promise.all([sandbox.kill(), postgres.stop('immediate')])
          await postgres.start()
          await read(check)
          await sandbox.start()
        }),
    },
    read,
    remove: () => postgres.remove(),
  }
}
