import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { libraryFoldersIn, unpackDebianPackages } from '@sarv/platform/testing/debian-packages'

/** The programs of a PostgreSQL, and what they need in their environment. */
export interface FoundPostgres {
  readonly programs: string
  readonly env: Readonly<Record<string, string>>
}

/**
 * A PostgreSQL to test with: the newest that is installed, or Debian's, unpacked once into a cache. Nothing is installed
 * and no server of the machine is touched. Throws where none is installed and none can be downloaded.
 */
export function findPostgres(say: (line: string) => void): FoundPostgres {
  const installed = programsIn('/')
  if (installed !== undefined) return { programs: installed, env: {} }
  const home = path.join(cacheFolder(), 'sarv', 'postgresql')
  if (!existsSync(home)) say('No PostgreSQL on this machine. Unpacking the one of Debian …')
  const error = unpackDebianPackages(home, { install: ['postgresql'] })
  const unpacked = programsIn(home)
  if (unpacked === undefined) throw new Error(`there is no PostgreSQL to test with: ${error ?? `none is in ${home}`}`)
  return { programs: unpacked, env: { LD_LIBRARY_PATH: libraryFoldersIn(home).join(':') } }
}

/** The home of root is closed to the user that PostgreSQL has to run as there. */
function cacheFolder(): string {
  return process.env.XDG_CACHE_HOME ?? (process.getuid?.() === 0 ? '/var/cache' : path.join(homedir(), '.cache'))
}

function programsIn(root: string): string | undefined {
  const base = path.join(root, 'usr/lib/postgresql')
  const versions = existsSync(base) ? readdirSync(base).map(Number).filter(Number.isInteger) : []
  return versions
    .toSorted((a, b) => b - a)
    .map((version) => path.join(base, String(version), 'bin'))
    .find((programs) => existsSync(path.join(programs, 'initdb')))
}
