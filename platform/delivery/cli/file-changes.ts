import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { SarvError } from '../errors/sarv-error'
import type { Call, OptionPlan } from './command'

/** What becomes of one file; without a text it is not there. */
export interface FileChange {
  /** Path below the folder, with `/`. */
  readonly file: string
  readonly before?: string
  readonly after?: string
}

export const changeFileOptions = {
  'dry-run': { type: 'boolean', description: 'Shows what it would write, as a diff, and writes nothing' },
  yes: { type: 'boolean', description: 'Writes without asking' },
} as const satisfies Readonly<Record<string, OptionPlan>>

/** The text of a file; undefined when there is none. */
export function textAt(folder: string, file: string): string | undefined {
  try {
    return readFileSync(path.join(folder, file), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A value as JSON, indented as the text that it takes the place of. */
export function jsonLike(before: string, value: unknown): string {
  const indent = /^([ \t]+)"/m.exec(before)?.[1] ?? '  '
  return `${JSON.stringify(value, undefined, indent)}\n`
}

export function writeChanges(folder: string, changes: readonly FileChange[]): void {
  for (const { file, after } of changes) {
    const place = path.join(folder, file)
    if (after === undefined) rmSync(place)
    else {
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(place, after)
    }
  }
}

/**
 * Shows changes and writes them when a person agrees, or has by `--yes`.
 * @returns whether they were written
 * @throws SarvError when there is no one to ask
 */
export async function agreedChanges(call: Call, folder: string, changes: readonly FileChange[]): Promise<boolean> {
  if (call.flag('dry-run')) return false
  if (!call.flag('yes')) {
    // A package that other commands do not need.
    const { diffLines } = await import('./diff-lines')
    for (const line of diffLines(changes)) call.context.progress(line)
    if (!(await isAgreed(changes.length))) return false
  }
  writeChanges(folder, changes)
  return true
}

async function isAgreed(count: number): Promise<boolean> {
  const { stdin: input, stderr: output } = process
  if (!input.isTTY || !output.isTTY) throw new SarvError('SARV-243', `${count} files would change.`)
  const lines = createInterface({ input, output })
  try {
    return /^y(es)?$/i.test((await lines.question(`Write these ${count} files? [y/N] `)).trim())
  } finally {
    lines.close()
  }
}
