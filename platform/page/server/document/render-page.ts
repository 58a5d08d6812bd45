import { canaryCookie } from '../../../contract/canary-cookie'
import type { BuiltRemote } from '../../../contract/manifest'
import type { PageNames } from '../../service-worker/page-names'
import type { ServedRemote } from '../catalogue/served-catalogue'
import { catalogueForVisitor } from '../catalogue/visitor-catalogue'
import { type Deployment, pageParts, workerPlan } from './document-model'
import { earlyHints } from './early-hints'
import { pageHeaders } from './headers'
import { page } from './page'

interface Visit extends PageNames {
  readonly pathname: string
  readonly language: 'fa' | 'en'
}

/** The page of an address, with its headers and what it loads first. */
export function renderPage(deployment: Deployment, { pathname, language, nonce, pageId }: Visit) {
  const { config, self, identityOrigins, session } = deployment.settings
  const { data, sources, connects, ...parts } = pageParts(deployment, pathname)
  const { frames } = deployment
  const frame = frames?.render({ pathname, language, remotes: data.remotes })
  const answers = session && parts.reads ? frames?.answers : undefined
  const drawn = frames && { boot: frames.boot, frame, styles: frames.styles, ...(answers && { answers }) }
  return {
    html: page({ ...parts, data: { ...data, pageId }, nonce, language, drawn }),
    headers: pageHeaders({
      nonce,
      hasInlineStyle: frame !== undefined,
      self,
      remotes: sources,
      connects,
      api: config.api,
      identity: identityOrigins,
      callsIdentity: session === undefined,
      eventWhitelist: config.eventWhitelist,
      pageId,
    }),
    links: earlyHints(parts),
    ...(answers && parts.reads && { reads: { urls: parts.reads, version: config.version, language } }),
  }
}

/**
 * Makes a page of every remote and the worker's plan, for people in no canary and in all of them.
 * @param tried remotes of which pages were made before; the others are added
 * @throws what would be a 500 for them
 */
export function tryPages(
  deployment: Deployment,
  fits: (built: BuiltRemote) => boolean,
  tried: WeakSet<ServedRemote>,
): void {
  const { remotes } = deployment.catalogue
  const chosen = remotes.flatMap(({ canary }) => (canary ? [[canary.built.name, canary.built.version] as const] : []))
  const untried = remotes.filter((remote) => !tried.has(remote))
  const paths = untried.flatMap(({ current }) => current.routes.slice(0, 1).map(({ path }) => path))
  // Where there is no canary, both are the same.
  const { texts } = deployment.files.shell
  const choices = chosen.length > 0 ? [undefined, canaryCookie(new Map(chosen), false)] : [undefined]
  for (const cookies of choices) {
    const seen = { ...deployment, catalogue: catalogueForVisitor(deployment.catalogue, cookies, fits, texts) }
    renderPage(seen, { pathname: '/', language: 'fa', nonce: '', pageId: '' })
    // The rest of a page is the same text for every remote.
    for (const pathname of paths) pageParts(seen, pathname)
    workerPlan(seen)
  }
  for (const remote of untried) tried.add(remote)
}
