import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuiltRemote } from '../../contract/manifest'
import { withOperations } from '../webpack/authority/entry-line'
import { builtFixture } from './built-fixture'
import { hostFixture } from './host-fixture'

/** What a build leaves in its folder: one script and its description. */
export function filesFixture(
  name: string,
  different: Partial<BuiltRemote> = {},
  script = `export const version = '${different.version}'`,
): Map<string, Buffer> {
  const { authority } = builtFixture(name, different)
  const body = Buffer.from(authority ? withOperations(script, authority.operations) : script)
  const integrity = `sha256-${createHash('sha256').update(body).digest('base64')}`
  const files = [{ path: 'remoteEntry.js', integrity, bytes: body.length, br: body.length }]
  return new Map([
    ['platform.json', Buffer.from(JSON.stringify(builtFixture(name, { ...different, files })))],
    ['remoteEntry.js', body],
  ])
}

/** Writes it into a folder. @returns the folder */
export function writeBuild(folder: string, ...build: Parameters<typeof filesFixture>): string {
  mkdirSync(folder, { recursive: true })
  for (const [file, body] of filesFixture(...build)) writeFileSync(path.join(folder, file), body)
  return folder
}

/** Writes a build of a shell that keeps a contract, without files. @returns the folder */
export function writeShellBuild(folder: string, contract: string): string {
  const { provided, federation, pages } = hostFixture(contract)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'host.json'), JSON.stringify({ files: [], provided, federation, shell: { pages } }))
  return folder
}
