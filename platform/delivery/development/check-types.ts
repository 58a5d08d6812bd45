import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Fault } from './fault'
import { onChange } from './on-change'
import { diagnosticsIn } from './tsc-output'

/** A project as TypeScript knows it. */
export interface TypedProject {
  /** The folder of its `tsconfig.json`; diagnostics are relative to it. */
  readonly folder: string
  /** Folders whose files are its sources. */
  readonly sources: readonly string[]
  /** Where the compiler keeps what it knows already, so that a save costs seconds. */
  readonly cache: string
  /** The script of the compiler. */
  readonly compiler: string
}

/**
 * Type checker in watch mode: once now, and again after every save, beside the builds, which only strip the types. One check
 * at a time; what is saved meanwhile is checked by the next.
 * @param onChecked called with the diagnostics of each check
 * @returns ends it
 */
export function checkTypes(project: TypedProject, onChecked: (diagnostics: Fault[]) => void): () => void {
  let checking = false
  let again = false
  async function check(): Promise<void> {
    if (checking) {
      again = true
      return
    }
    checking = true
    do {
      again = false
      onChecked(await diagnose(project))
    } while (again)
    checking = false
  }
  const ends = project.sources.map((folder) => onChange(folder, undefined, () => void check()))
  void check()
  return () => {
    for (const end of ends) end()
  }
}

/** One incremental check. What the compiler cannot do at all is a diagnostic too. */
export function diagnose({ folder, cache, compiler }: TypedProject): Promise<Fault[]> {
  const flags = ['--noEmit', '--incremental', '--tsBuildInfoFile', path.resolve(cache), '--pretty', 'false']
  const child = spawn(process.execPath, [compiler, ...flags], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const diagnostics = diagnosticsIn(said)
      const isSilent = code !== 0 && diagnostics.length === 0
      resolve(isSilent ? [{ kind: 'types', message: said.trim() || `tsc ended with ${code}` }] : diagnostics)
    })
  })
}
