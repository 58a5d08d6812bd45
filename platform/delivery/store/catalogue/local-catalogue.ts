import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Catalogue, CataloguedRemote } from '../../../contract/catalogue'
import { federationRelease } from '../../../contract/federation-global'
import { builtRemote, remoteManifest } from '../../../contract/manifest'
import { reservedRouteError } from '../../../contract/reserved-routes'
import { checkSections } from '../../../contract/section-rules'
import { shellManifest } from '../../../contract/shell-manifest'
import { workspace } from '../../build/packages'
import { replaceFile } from '../replace-file'

/**
 * A catalogue of remotes that were built on this machine.
 * @param remotes where each is built and under which origin it is served
 */
export function localCatalogue(remotes: readonly { folder: string; base: string }[], revision = Date.now()): Catalogue {
  const read = remotes.map(({ folder, base }): CataloguedRemote => {
    const platform = readFileSync(path.join(folder, 'dist/platform.json'), 'utf8')
    const current = builtRemote.parse(JSON.parse(platform))
    return { base, current, granted: current.connects }
  })
  refuseTwoOwners(read, shellPages())
  refuseLostSections(read)
  return { revision, issued: new Date().toISOString(), remotes: read }
}

/** A catalogue of remotes that are served from their sources: no hashes, and `development` for a version. */
export function developmentCatalogue(remotes: readonly { folder: string; base: string }[]): Catalogue {
  const read = remotes.map(({ folder, base }): CataloguedRemote => {
    const manifest = readManifest(folder)
    const built = { version: 'development', commit: '', federation: federationRelease, shared: {}, files: [] }
    const entry = { entry: 'remoteEntry.js', expose: { scripts: [], styles: [] } }
    return { base, current: { ...manifest, ...built, ...entry }, granted: manifest.connects }
  })
  refuseTwoOwners(read, shellPages())
  refuseLostSections(read)
  return { revision: Date.now(), issued: new Date().toISOString(), remotes: read }
}

function readManifest(folder: string) {
  return remoteManifest.parse(JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')))
}

/** What keeps a remote's `remote.json` from being read, in one line; undefined when nothing does. */
export function manifestFault(folder: string): string | undefined {
  try {
    readManifest(folder)
    return undefined
  } catch (error) {
    return error instanceof z.ZodError ? z.prettifyError(error).replaceAll('\n', ' ') : String(error)
  }
}

/** Routes of this workspace's shell. */
export function shellPages(): readonly string[] {
  return shellManifest.parse(JSON.parse(readFileSync(path.join(workspace, 'host/shell.json'), 'utf8'))).pages
}

/**
 * Names, routes, intents and storage slices have one owner each, and no route is one of the shell's.
 * @param pages routes of the shell; unknown where only remotes are at hand
 * @throws Error naming what is claimed and by whom
 */
export function refuseTwoOwners(remotes: readonly CataloguedRemote[], pages: readonly string[] = []): void {
  const owners = new Map<string, string>()
  const names = new Set<string>()
  for (const { current } of remotes) {
    if (names.has(current.name)) throw new Error(`two remotes are called ${current.name}`)
    names.add(current.name)
    for (const { path: route } of current.routes) {
      const error = reservedRouteError(route, pages)
      if (error !== undefined) throw new Error(`route ${route} of ${current.name} is reserved: ${error}`)
    }
    const claims = [
      ...current.routes.map(({ path: claimed }) => `route ${claimed}`),
      ...Object.keys(current.intents).map((intent) => `intent ${intent}`),
      ...current.storage.map((slice) => `storage ${slice}`),
    ]
    for (const claim of claims) {
      const owner = owners.get(claim)
      if (owner) throw new Error(`${claim} is claimed by ${owner} and by ${current.name}`)
      owners.set(claim, current.name)
    }
  }
}

/**
 * A section stands in a slot that its owner offers, once.
 * @throws Error naming each that does not
 */
export function refuseLostSections(remotes: readonly CataloguedRemote[]): void {
  const { errors } = checkSections(remotes.map(({ current }) => current))
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

/** Writes an unsigned catalogue in one step. */
export function writeCatalogue(file: string, catalogue: Catalogue): void {
  replaceFile(file, `${JSON.stringify(catalogue, undefined, 2)}\n`)
}
