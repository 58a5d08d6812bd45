import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from './folders'
import type { Score } from './score'

/** What was recorded of a folder, in the table of docs/mutation.md. */
interface Recorded {
  /** Duration of a run on the machine that recorded it; 0 before the first run. */
  readonly minutes: number
  /** Below it no folder may fall; `undefined` before the first run. */
  readonly percent: number | undefined
}

const file = path.join(workspace, 'docs/mutation.md')
const rowOf = (folder: string) => new RegExp(`^\\| \`${folder}\` \\|.* (\\d+|–) \\| (?:([\\d.]+) %|–) \\|$`, 'm')

export function recordedOf(folder: string): Recorded {
  const [, minutes, percent] = rowOf(folder).exec(readFileSync(file, 'utf8')) ?? []
  return { minutes: Number(minutes) || 0, percent: percent === undefined ? undefined : Number(percent) }
}

export function record(folder: string, { mutants, killed, percent }: Score, all: number, minutes: number): void {
  const asked = mutants === all ? all : `${mutants} of ${all}`
  const row = `| \`${folder}\` | ${asked} | ${killed} | ${minutes} | ${percent.toFixed(1)} % |`
  const text = readFileSync(file, 'utf8')
  if (!rowOf(folder).test(text)) throw new Error(`docs/mutation.md has no row for ${folder}`)
  writeFileSync(file, text.replace(rowOf(folder), row))
}
