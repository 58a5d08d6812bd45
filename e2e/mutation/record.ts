import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from './folders'
import type { Score } from './score'

/** The recorded scores (– before the first), in the table of docs/mutation.md: below its own no folder may fall. */
const file = path.join(workspace, 'docs/mutation.md')
const rowOf = (folder: string) => new RegExp(`^\\| \`${folder}\` \\|.* (?:([\\d.]+) %|–) \\|$`, 'm')

export function recordedPercent(folder: string): number | undefined {
  const percent = rowOf(folder).exec(readFileSync(file, 'utf8'))?.[1]
  return percent === undefined ? undefined : Number(percent)
}

export function record(
  folder: string,
  { mutants, killed, explained, percent }: Score,
  all: number,
  minutes: number,
): void {
  const asked = mutants === all ? all : `${mutants} of ${all}`
  const row = `| \`${folder}\` | ${asked} | ${killed} | ${explained} | ${minutes} | ${percent.toFixed(1)} % |`
  const text = readFileSync(file, 'utf8')
  if (!rowOf(folder).test(text)) throw new Error(`docs/mutation.md has no row for ${folder}`)
  writeFileSync(file, text.replace(rowOf(folder), row))
}
