import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { packageNames, writePackages } from './write-packages'

/**
 * Packs the packages as `pnpm pack` does.
 * @param into an empty folder, or one that may be emptied
 * @returns the tarballs
 */
export async function packPackages(into: string): Promise<string[]> {
  await writePackages(into)
  return packageNames.map((name) => packPackage(path.join(into, name), into))
}

/** Packs one package; what it has of the catalog becomes versions. @returns the tarball */
export function packPackage(folder: string, into: string): string {
  const [program, ...before] = pnpmOf(process.env)
  const args = [...before, 'pack', '--json', '--pack-destination', into]
  const said = execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  return path.resolve(into, JSON.parse(said).filename)
}

/** The pnpm that runs this, else the one that npx keeps. */
function pnpmOf({ npm_execpath: running }: NodeJS.ProcessEnv): [string, ...string[]] {
  if (!running?.includes('pnpm')) return ['npx', '--yes', 'pnpm@12.21.0']
  return /\.[cm]?js$/.test(running) ? [process.execPath, running] : [running]
}
