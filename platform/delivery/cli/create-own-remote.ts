import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { SarvError } from '../errors/sarv-error'
import { writeChanges } from './file-changes'
import { type OwnRemote, renderOwnRemote } from './render-own-remote'
import { withRecord } from './template-record'

/**
 * Makes a repository of one remote with its own bundler, which needs npm and the packages of the platform only.
 * @param into where its folder comes to stand
 * @returns the folder
 * @throws SarvError when there is no such template, the name cannot be one, or is taken
 */
export function createOwnRemote(into: string, remote: OwnRemote): string {
  const files = renderOwnRemote(remote)
  const folder = path.join(into, `remote-${remote.name}`)
  if (existsSync(folder)) throw new SarvError('SARV-305', `${folder} exists already.`)
  const written = Object.entries(withRecord(remote.template, files))
  writeChanges(
    folder,
    written.map(([file, after]) => ({ file, after })),
  )
  return folder
}

/**
 * Makes such a repository with the packed packages of the platform in it, so that it installs on any machine.
 * @param packed the folder that has them
 * @throws SarvError when one of them is not there
 */
export function createWithPackages(into: string, remote: OwnRemote, packed: string): string {
  const named = renderOwnRemote({ ...remote, packages: 'packages' })['package.json'] ?? ''
  const tarballs = [...named.matchAll(/"file:packages\/([^"]+)"/g)].map(([, name = '']) => name)
  const missing = tarballs.find((name) => !existsSync(path.join(packed, name)))
  if (missing !== undefined) throw new SarvError('SARV-247', `${packed} has no ${missing}.`)
  const folder = createOwnRemote(into, { ...remote, packages: 'packages' })
  mkdirSync(path.join(folder, 'packages'))
  for (const name of tarballs) copyFileSync(path.join(packed, name), path.join(folder, 'packages', name))
  return folder
}
