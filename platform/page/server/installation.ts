import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import type { BuiltRemote } from '../../contract/manifest'
import { chosenOverride } from '../../contract/override'
import { chosenPreview } from '../../contract/preview'
import { type CatalogueSource, catalogueSource } from './catalogue/catalogue-source'
import { createDeployments, type PageDeployment } from './catalogue/deployments'
import type { ServedRemote } from './catalogue/served-catalogue'
import type { Deployment } from './document/document-model'
import { loadFrameRenderer } from './document/frame-renderer'
import { type PageIds, pageIds } from './document/page-id'
import { tryPages } from './document/render-page'
import { isCompatible } from './document/to-page-data'
import { type HostFiles, hostFiles } from './files/host-files'
import { createOverrides, developedRemote, type Overrides, overridden } from './override/overrides'
import { createPreviews, type FindPreview, isShown } from './preview/previews'
import type { Settings } from './settings'

/** What the routes of a document server share. */
export interface Installation {
  readonly settings: Settings
  readonly files: HostFiles
  readonly catalogue: CatalogueSource
  readonly overrides: Overrides
  readonly previews: FindPreview
  readonly ids: PageIds
  /** What runs now, for the visitor who asks. */
  deploymentFor(headers: IncomingHttpHeaders): Promise<Deployment>
  /** The same as far as the page of an address shows it. */
  deploymentOfPage(headers: IncomingHttpHeaders, pathname: string): Promise<PageDeployment>
  readonly log: (line: string) => void
}

export function createInstallation(settings: Settings, log: (line: string) => void): Installation {
  const files = hostFiles(JSON.parse(readFileSync(path.join(settings.files, 'host.json'), 'utf8')))
  const frames = loadFrameRenderer(settings.files)
  const fits = (built: BuiltRemote) => isCompatible(built, files.provided)
  const tried = new WeakSet<ServedRemote>()
  const catalogue = catalogueSource(settings.catalogue, log, Date.now, (catalogue) =>
    tryPages({ settings, files, frames, catalogue }, fits, tried),
  )
  const deployments = createDeployments({ settings, files, frames }, fits)
  const overrides = createOverrides()
  const previews = createPreviews(settings.catalogue, log)
  return {
    settings,
    files,
    catalogue,
    overrides,
    previews,
    ids: pageIds(settings.pageKey ?? randomBytes(32).toString('base64url')),
    async deploymentFor({ cookie }) {
      return deployments.ofVisitor(await catalogue.current(), cookie)
    },
    async deploymentOfPage(headers, pathname) {
      const page = deployments.ofPage(await catalogue.current(), headers.cookie, pathname)
      // Only in a page that a person opens, also through the service worker, whose requests lose their destination: what
      // the worker fetches by itself, or is told, comes from the catalogue.
      if (!isNavigation({ headers })) return page
      const { deployment } = page
      const override = overrides.get(chosenOverride(headers.cookie))
      if (override) return { ...page, deployment: withVersion(deployment, developedRemote(override)) }
      const preview = await previews(chosenPreview(headers.cookie))
      if (!preview || !isShown(deployment.catalogue, preview)) return page
      return { ...page, deployment: withVersion(deployment, preview, new Date(preview.until).toISOString()) }
    },
    log,
  }
}

/** A deployment that shows another version of one remote. @param until ISO 8601, of a preview */
function withVersion(
  deployed: Deployment,
  { base, current }: Pick<ServedRemote, 'base' | 'current'>,
  until?: string,
): Deployment {
  const { name, version } = current
  const override = { name, version, ...(until === undefined ? {} : { until }) }
  return { ...deployed, catalogue: overridden(deployed.catalogue, { base, current }), override }
}

/** Whether a person opens a page. */
export function isNavigation({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  return headers['sec-fetch-mode'] === 'navigate'
}
