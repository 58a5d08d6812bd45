import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { chosenOverride } from '../../contract/override'
import { chosenPreview } from '../../contract/preview'
import { shellName } from '../../contract/shell-name'
import { NotReady } from '../../delivery/http/web-app'
import { type CatalogueSource, catalogueSource } from './catalogue/catalogue-source'
import type { PageDeployment } from './catalogue/deployments'
import type { ServedCatalogue } from './catalogue/served-catalogue'
import type { Deployment } from './document/document-model'
import { type PageIds, pageIds } from './document/page-id'
import { createOverrides, developedRemote, type Overrides, overridden, type ShownVersion } from './override/overrides'
import { createPreviews, type FindPreview, isShown } from './preview/previews'
import type { Settings } from './settings'
import type { Shell } from './shells/shell'
import { createShells, type Shells } from './shells/shells'

/** The catalogue names a shell that the store did not give yet, or none was built into this server. */
const noShell = 'Service Unavailable: no shell is loaded yet\n'

/** What the routes of a document server share. */
export interface Installation {
  readonly settings: Settings
  readonly catalogue: CatalogueSource
  readonly shells: Shells
  readonly overrides: Overrides
  readonly previews: FindPreview
  readonly ids: PageIds
  /** The shell of the visitor who asks. @throws NotReady */
  shellFor(headers: IncomingHttpHeaders): Promise<Shell>
  /** What runs now, for the visitor who asks. */
  deploymentFor(headers: IncomingHttpHeaders): Promise<Deployment>
  /** The same as far as the page of an address shows it. */
  deploymentOfPage(headers: IncomingHttpHeaders, pathname: string): Promise<PageDeployment>
  readonly log: (line: string) => void
}

/** @param onRefused is told why a catalogue is not taken, and which revision stays */
export function createInstallation(
  settings: Settings,
  log: (line: string) => void,
  onRefused?: (reason: string, stays: number) => void,
): Installation {
  const shells = createShells(settings)
  const { load, tryOut } = shells
  const catalogue = catalogueSource(settings.catalogue, log, Date.now, { load, tryOut, onRefused })
  const overrides = createOverrides()
  const previews = createPreviews(settings.catalogue, catalogue, log)
  const chosen = async (cookie: string | undefined) => {
    const current = await catalogue.current()
    const shell = shells.of(current, cookie)
    if (!shell) throw new NotReady(noShell)
    return { current, shell }
  }
  return {
    settings,
    catalogue,
    shells,
    overrides,
    previews,
    ids: pageIds(settings.pageKey ?? randomBytes(32).toString('base64url')),
    shellFor: async ({ cookie }) => (await chosen(cookie)).shell,
    async deploymentFor({ cookie }) {
      const { current, shell } = await chosen(cookie)
      return shell.deployments.ofVisitor(current, cookie)
    },
    async deploymentOfPage(headers, pathname) {
      const { current, shell } = await chosen(headers.cookie)
      const page = withShell(shell.deployments.ofPage(current, headers.cookie, pathname), shell, current)
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

/** The page's canaries with that of the shell, where it is made of one. */
function withShell(page: PageDeployment, { files: { version } }: Shell, { shell }: ServedCatalogue): PageDeployment {
  if (version === undefined || version !== shell?.canary?.built.version) return page
  return { ...page, canaries: new Map([...page.canaries, [shellName, version]]) }
}

/** A deployment that shows another version of one remote. @param until ISO 8601, of a preview */
function withVersion(deployed: Deployment, { base, current, granted }: ShownVersion, until?: string): Deployment {
  const { name, version } = current
  const override = { name, version, ...(until === undefined ? {} : { until }) }
  return {
    ...deployed,
    catalogue: overridden(deployed.catalogue, { base, current, ...(granted && { granted }) }),
    override,
  }
}

/** Whether a person opens a page. */
export function isNavigation({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  return headers['sec-fetch-mode'] === 'navigate'
}
