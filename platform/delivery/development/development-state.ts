import { mkdirSync, readdirSync, readFileSync, watch } from 'node:fs'
import path from 'node:path'
import { replaceFile } from '../store/replace-file'
import type { Fault } from './fault'

/** What one part of `pnpm dev` found last: a package's build, the types, the manifests. */
export interface Finding {
  readonly faults: readonly Fault[]
  /** When the build ended, in milliseconds since 1970; undefined for a part that is not a build. */
  readonly builtAt?: number
}

/**
 * Shared state of the processes of `pnpm dev`: a folder with one file for each part, named `SARV_DEVELOPMENT`. Each writes
 * its own, the shell reads all of them.
 */
export function writeFinding(folder: string, part: string, finding: Finding): void {
  replaceFile(path.join(folder, `${part}.json`), JSON.stringify(finding))
}

/** Writes what every build of a package found; where no folder is named it runs without the others, and nothing is written. */
export function buildWriter(folder: string | undefined, name: string): (faults: readonly Fault[]) => void {
  return (faults) => folder !== undefined && writeFinding(folder, name, { faults, builtAt: Date.now() })
}

export function readFindings(folder: string): Finding[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Finding)
}

/** Calls with every finding that is written from now on; a burst of them is told once. @returns ends it */
export function followFindings(folder: string, changed: () => void): () => void {
  mkdirSync(folder, { recursive: true })
  let soon: NodeJS.Timeout | undefined
  const watcher = watch(folder, (_, name) => {
    // The draft of a file that is replaced in one step is not a finding yet.
    if (!name?.endsWith('.json')) return
    clearTimeout(soon)
    soon = setTimeout(changed, 20)
  })
  return () => {
    clearTimeout(soon)
    watcher.close()
  }
}
