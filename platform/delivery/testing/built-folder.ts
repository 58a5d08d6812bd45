import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuiltRemote } from '../../contract/manifest'
import { builtFixture } from './built-fixture'

/** Writes what a build leaves in its folder: one script and its description. @returns the folder */
export function writeBuild(
  folder: string,
  name: string,
  different: Partial<BuiltRemote> = {},
  script = `export const version = '${different.version}'`,
): string {
  const body = Buffer.from(script)
  const integrity = `sha256-${createHash('sha256').update(body).digest('base64')}`
  const files = [{ path: 'remoteEntry.js', integrity, bytes: body.length, br: body.length }]
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'remoteEntry.js'), body)
  writeFileSync(path.join(folder, 'platform.json'), JSON.stringify(builtFixture(name, { files, ...different })))
  return folder
}
