import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuiltRemote } from '../../../contract/manifest'
import { createDeployments, type Deployments } from '../catalogue/deployments'
import type { ServedCatalogue, ServedRemote } from '../catalogue/served-catalogue'
import { loadFrameRenderer } from '../document/frame-renderer'
import { tryPages } from '../document/render-page'
import { isCompatible } from '../document/to-page-data'
import { type BuiltTokenWorker, readTokenWorker } from '../files/built-token-worker'
import { type HostFiles, hostFiles } from '../files/host-files'
import type { Settings } from '../settings'

/** A loaded build of the shell: what pages are made of, and what is served beside them. */
export interface Shell {
  readonly folder: string
  readonly files: HostFiles
  /** Text of the service worker's script. */
  readonly serviceWorker: string
  readonly tokenWorker?: BuiltTokenWorker
  readonly deployments: Deployments
  /** Makes pages of a catalogue. @throws what would be a 500 for visitors */
  tryOut(catalogue: ServedCatalogue): void
}

/**
 * Loads a build of the shell; its frame renderer runs in this process.
 * @param version of a build that the catalogue names; undefined for the server's own
 * @throws Error when the folder holds no built shell
 */
export function loadShell(folder: string, settings: Settings, version?: string): Shell {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const files = { ...hostFiles(JSON.parse(read('host.json'))), version }
  const frames = loadFrameRenderer(folder)
  const fits = (built: BuiltRemote) => isCompatible(built, files.provided)
  const tried = new WeakSet<ServedRemote>()
  return {
    folder,
    files,
    serviceWorker: read(settings.serviceWorker ? 'sw.js' : 'sw-off.js'),
    tokenWorker: readTokenWorker(folder),
    deployments: createDeployments({ settings, files, frames }, fits),
    tryOut: (catalogue) => tryPages({ settings, files, frames, catalogue }, fits, tried),
  }
}

/** Whether a folder holds a built shell. */
export function hasShell(folder: string): boolean {
  return existsSync(path.join(folder, 'host.json'))
}
