import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '@sarv/delivery/build/packages'
import type { Comparison } from './compare'

/** Writes the JSON report of a run, each sample of it. @returns the file, relative to the workspace */
export function keepReport(compared: Comparison): string {
  const name = `bench-${compared.surroundings.at.replaceAll(/[:.]/g, '-')}.json`
  const folder = path.join(workspace, 'reports')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), `${JSON.stringify(compared, undefined, 2)}\n`)
  return path.join('reports', name)
}
