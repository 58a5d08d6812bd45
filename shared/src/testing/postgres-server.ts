import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { findPostgres } from './find-postgres'

/** How PostgreSQL ends: `fast` undoes what runs and tells all clients; `immediate` just hangs up, like a crash. */
type Shutdown = 'fast' | 'immediate'

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** A PostgreSQL server of the test's own. */
export interface PostgresServer {
  /** Where its socket is. */
  readonly folder: string
  /** An empty database; the same after a restart. */
  readonly url: string
  start(): Promise<void>
  /** Ends the server and waits until it has ended. */
  stop(how: Shutdown): Promise<void>
  /** Ends the server and removes its data. */
  remove(): Promise<void>
}

/** What a committed write outlives: the machine, the processes of the server, or nothing, for databases that end with their tests. */
type Durability = 'machine' | 'process' | 'nothing'

const switchedOff: Readonly<Record<Durability, readonly string[]>> = {
  machine: [],
  process: ['fsync', 'full_page_writes'],
  nothing: ['fsync', 'full_page_writes', 'synchronous_commit'],
}

/** The address of a database of the server whose socket is in the folder. */
export const databaseUrl = (folder: string, name: string) =>
  `postgres://sarv@/${name}?host=${encodeURIComponent(folder)}`

/**
 * Starts a PostgreSQL with an empty database. It listens at a socket in its own folder, so no port can be taken.
 * @example
 * const postgres = await startPostgres() // afterAll(() => postgres.remove())
 * const db = await openServer(postgres.url)
 */
export async function startPostgres(outlives: Durability = 'machine'): Promise<PostgresServer> {
  const { programs, env } = findPostgres((line) => process.stderr.write(`${line}\n`))
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-postgres-'))
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: readId('-u'), gid: readId('-g') } : {}
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8', ...env }, ...user }
  const data = path.join(folder, 'data')
  execFileSync(
    path.join(programs, 'initdb'),
    ['--pgdata', data, '--username', 'sarv', '--auth', 'trust', '--no-sync'],
    {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )

  const settings = ['-c', 'listen_addresses=', ...switchedOff[outlives].flatMap((name) => ['-c', `${name}=off`])]
  const open = () => launch(path.join(programs, 'postgres'), ['-D', data, '-k', folder, ...settings], options)
  let running: Awaited<ReturnType<typeof launch>> | undefined = await open()
  const stop = async (how: Shutdown) => {
    await running?.stop(signals[how])
    running = undefined
  }
  return {
    folder,
    url: databaseUrl(folder, 'postgres'),
    async start() {
      running ??= await open()
    },
    stop,
    async remove() {
      await stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function readId(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }))
}

/** Runs the server and waits until it says that it takes connections. */
async function launch(program: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const said: string[] = []
  const ready = new Promise<void>((resolve, reject) => {
    if (child.stderr === null) return reject(new Error('PostgreSQL has no output'))
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(line)
      if (line.includes('database system is ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said.join('\n')}`)))
  })
  await ready
  return {
    async stop(signal: NodeJS.Signals) {
      child.kill(signal)
      await ended
    },
  }
}
