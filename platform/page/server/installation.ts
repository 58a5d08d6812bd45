import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import type { BuiltRemote } from '../../contract/manifest'
import { chosenOverride } from '../../contract/override'
import { type CatalogueSource, catalogueSource } from './catalogue/catalogue-source'
import { createDeployments } from './catalogue/deployments'
import type { Deployment } from './document/document-model'
import { loadFrameRenderer } from './document/frame-renderer'
import { type PageIds, pageIds } from './document/page-id'
import { tryPages } from './document/render-page'
import { isCompatible } from './document/to-page-data'
import { type HostFiles, hostFiles } from './files/host-files'
import { createOverrides, type Overrides, overridden } from './override/overrides'
import type { Settings } from './settings'

/** What the routes of a document server share. */
export interface Installation {
  readonly settings: Settings
  readonly files: HostFiles
  readonly catalogue: CatalogueSource
  readonly overrides: Overrides
  readonly ids: PageIds
  /** What runs now, for the visitor who asks. */
  deploymentFor(headers: IncomingHttpHeaders): Promise<Deployment>
  readonly log: (line: string) => void
}

export function createInstallation(settings: Settings, log: (line: string) => void): Installation {
  const files = hostFiles(JSON.parse(readFileSync(path.join(settings.files, 'host.json'), 'utf8')))
  const frames = loadFrameRenderer(settings.files)
  const fits = (built: BuiltRemote) => isCompatible(built, files.provided)
  const catalogue = catalogueSource(settings.catalogue, log, Date.now, (catalogue) =>
    tryPages({ settings, files, frames, catalogue }, fits),
  )
  const deploymentOf = createDeployments({ settings, files, frames }, fits)
  const overrides = createOverrides()
  return {
    settings,
    files,
    catalogue,
    overrides,
    ids: pageIds(settings.pageKey ?? randomBytes(32).toString('base64url')),
    async deploymentFor(headers) {
      const deployed = deploymentOf(await catalogue.current(), headers.cookie)
      // Only in a page that a person opens, also through the service worker, whose requests lose their destination: what
      // the worker fetches by itself, or is told, comes from the catalogue.
      const override = isNavigation({ headers }) ? overrides.get(chosenOverride(headers.cookie)) : undefined
      if (!override) return deployed
      const { name, version } = override.built
      return { ...deployed, catalogue: overridden(deployed.catalogue, override), override: { name, version } }
    },
    log,
  }
}

/** Whether a person opens a page. */
export function isNavigation({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  return headers['sec-fetch-mode'] === 'navigate'
}
