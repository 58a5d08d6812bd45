import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Localized } from '../../contract/manifest-parts'
import { workspace as ownWorkspace } from '../build/packages'
import { SarvError } from '../errors/sarv-error'

/** What a template is called in its own files. */
export const placeholder = 'example'

export interface NewRemote {
  /** As in `remote.json`: small letters, digits and `_`. */
  readonly name: string
  readonly title: Localized
  /** The team, as gate and status name it. @default the name */
  readonly owner?: string
  /** Without React, by another bundler. */
  readonly plain: boolean
}

/**
 * Makes `remote-<name>` from a template that passes every check.
 * @param workspace where the folder comes to stand
 * @returns the folder
 * @throws SarvError when the name cannot be one, or is taken
 */
export function createRemote(workspace: string, { plain, ...remote }: NewRemote): string {
  requireName(remote.name)
  const folder = path.join(workspace, `remote-${remote.name}`)
  if (existsSync(folder)) throw new SarvError('SARV-305', `${path.basename(folder)} exists already.`)
  cpSync(
    plain ? path.join(import.meta.dirname, 'templates/plain') : path.join(ownWorkspace, 'shared/remote-template'),
    folder,
    {
      recursive: true,
      filter: (source) => !/[\\/](node_modules|dist)$/.test(source),
    },
  )
  finishRemote(folder, remote)
  return folder
}

/** Turns what was copied from a template into a remote of that name and title. */
function finishRemote(folder: string, { name, title, owner = name }: Omit<NewRemote, 'plain'>): void {
  // Under its own name it would make a package of the template itself.
  renameSync(path.join(folder, 'package.template.json'), path.join(folder, 'package.json'))
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(placeholder, name))
  }
  entitle(path.join(folder, 'remote.json'), title, owner)
}

/** @throws SarvError when it cannot name a remote */
export function requireName(name: string): void {
  if (!/^[a-z][a-z0-9_]*$/.test(name) || name === 'host')
    throw new SarvError(
      'SARV-102',
      `«${name}» cannot name a remote: small letters, digits and _, beginning with a letter.`,
    )
}

function entitle(file: string, title: Localized, owner: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  manifest.title = title
  manifest.owner = owner
  for (const route of manifest.routes) route.title = title
  writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`)
}
