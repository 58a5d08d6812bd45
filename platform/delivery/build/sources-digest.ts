import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from './packages'

const notSources = new Set(['node_modules', 'dist', '.data', 'testing', 'server'])

/** What every build reads beside its own folder. */
const readByAll = [
  'shared',
  'platform/client',
  'platform/contract',
  'platform/lib',
  'platform/page',
  'platform/delivery/webpack',
]

/** SHA-256 of everything that a package's build reads: its own folder, `shared`, the platform's browser part, the presets and the lockfile; nothing of servers. */
export function sourcesDigest(folder: string): string {
  const digest = createHash('sha256')
  const folders = [folder, ...readByAll.map((name) => path.join(workspace, name))].filter(existsSync)
  for (const file of [...folders.flatMap(filesUnder), ...lockfiles.filter(existsSync)]) {
    digest.update(path.relative(workspace, file)).update('\0').update(readFileSync(file))
  }
  return digest.digest('hex')
}

const lockfiles = ['pnpm-lock.yaml', 'package-lock.json'].map((name) => path.join(workspace, name))

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name) && !name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(full) : [full]
    })
}
