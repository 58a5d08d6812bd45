import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { workspace } from './folders'

/** One change to the source that some test should notice. */
export interface Mutant {
  readonly id: string
  /** Path from the workspace's root. */
  readonly file: string
  readonly line: number
  readonly mutator: string
  readonly original: string
  readonly replacement: string
}

export interface Instrumented {
  /** Sources by absolute path, with every mutant in them behind a switch. */
  readonly sources: Readonly<Record<string, string>>
  readonly mutants: readonly Mutant[]
}

const silent = () => undefined
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

/** Mutant schemata: Stryker's mutators put all mutants of the files in at once, and a test run picks one by its id. */
export async function instrument(files: readonly string[]): Promise<Instrumented> {
  const contents = new Map(
    files.map((file) => [path.join(workspace, file), readFileSync(path.join(workspace, file), 'utf8')]),
  )
  const result = await new Instrumenter(logger).instrument(
    [...contents].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  )
  return {
    sources: Object.fromEntries(result.files.map(({ name, content }) => [name, content])),
    mutants: result.mutants.map(({ id, fileName, mutatorName, replacement, location }) => ({
      id,
      file: path.relative(workspace, fileName),
      line: location.start.line + 1,
      mutator: mutatorName,
      original: textAt(contents.get(fileName) ?? '', location),
      replacement,
    })),
  }
}

interface Position {
  readonly line: number
  readonly column: number
}

/** @example textAt('a\nbc', { start: { line: 1, column: 0 }, end: { line: 1, column: 1 } }) // 'b' */
function textAt(content: string, { start, end }: { start: Position; end: Position }): string {
  const lines = content.split('\n').slice(start.line, end.line + 1)
  const last = lines.length - 1
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined))
    .join('\n')
}
