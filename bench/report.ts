import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '@sarv/shared/deploy/packages'
import type { Compared } from './compare'

/** Keeps everything that was measured, each sample of it. @returns the file, relative to the workspace */
export function keepReport(compared: Compared): string {
  const name = `bench-${compared.surroundings.at.replaceAll(/[:.]/g, '-')}.json`
  const folder = path.join(workspace, 'reports')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), `${JSON.stringify(compared, undefined, 2)}\n`)
  return path.join('reports', name)
}
