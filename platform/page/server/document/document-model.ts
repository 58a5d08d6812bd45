import { createHash } from 'node:crypto'
import { addressOf, type CataloguedRemote } from '../../../contract/catalogue'
import { connectedOrigins } from '../../../contract/connected-origins'
import { firstFiles } from '../../../contract/first-files'
import type { PageOverride } from '../../../contract/page-data'
import type { ShellManifest } from '../../../contract/shell-manifest'
import type { WorkerPlan } from '../../service-worker/worker-plan'
import { apiPatterns } from '../api-proxy'
import { carriedRemotes } from '../catalogue/carried-remotes'
import { remoteSources } from '../catalogue/remote-sources'
import { requestedRemote } from '../catalogue/requested-remote'
import type { ServedCatalogue, ServedRemote } from '../catalogue/served-catalogue'
import type { HostFiles } from '../files/host-files'
import { tokenWorkerAddress } from '../files/token-worker-route'
import type { Settings } from '../settings'
import { memoized } from './bounded-cache'
import type { FrameRenderer } from './frame-renderer'
import type { PageFile, PageParts } from './page'
import { kitOf, ownKit } from './page-kits'
import { refusalReason, toPageData } from './to-page-data'

/** One deployment: a build of the shell, a catalogue as one visitor sees it, and the settings. */
export interface Deployment {
  readonly settings: Settings
  readonly files: HostFiles
  /** Draws what stands in a page before its scripts are there; not every build of the shell can. */
  readonly frames?: FrameRenderer
  readonly catalogue: ServedCatalogue
  /** The part of it that is another version than the catalogue's. */
  readonly override?: PageOverride
  /** Whether its pages are kept for an offline start. */
  readonly isOffline?: true
}

/** The deployment of the page that is kept for an offline start. */
export const offlineDeployment = memoized((deployment: Deployment): Deployment => ({ ...deployment, isOffline: true }))

/** What pages are made of, and the policy's sources of the remotes in it. */
type Parts = Omit<PageParts, 'language' | 'nonce'> & {
  readonly sources: readonly string[]
  /** Origins that the remotes in it call by themselves. */
  readonly connects: readonly string[]
}

/**
 * Everything of an address' page but what differs from one answer to the next. The one file that knows all that a page is
 * made of: hence its many imports.
 */
export function pageParts(deployment: Deployment, pathname: string): Parts {
  const parts = unnamedParts(deployment, pathname)
  // A remote that a developer is working on, or a preview, is not a deployment: nothing of it is kept for a start without a
  // connection.
  if (deployment.override) return { ...parts, data: { ...parts.data, override: deployment.override } }
  if (!deployment.settings.serviceWorker) return parts
  const data = { ...parts.data, deployment: deploymentName(deployment) }
  return { ...parts, data: deployment.isOffline ? { ...data, ...lasting, isOffline: true } : data }
}

/** What the service worker of this deployment is told, and which sources of remotes its policy lets in. */
export function workerPlan(deployment: Deployment): { plan: Omit<WorkerPlan, 'page'>; sources: readonly string[] } {
  const { settings, files } = deployment
  const { preloads, styles, stylePreloads, sources } = unnamedParts(deployment, deployment.files.shell.start)
  const plan = {
    deployment: deploymentName(deployment),
    first: [...preloads, ...styles, ...stylePreloads, ...files.pictures].map(({ url, integrity = '' }) => ({
      url,
      integrity,
    })),
    api: settings.apiUpstream ? apiPatterns : [`${settings.config.api}/*`],
    // The browser does not check a worker's script, and any script of the page could put another one into the cache.
    shell: files.immutable.filter((path) => !path.startsWith('/workers/')),
    // Those of its page: a delivery of another one makes no other worker.
    remotes: fitting(carriedRemotes(deployment, files.shell.start), files).map((remote) => addressOf(remote, '')),
  }
  return { plan, sources }
}

/** What a page says of the catalogue beyond what it carries: the kept page, and its name, do not change with it. */
const lasting = { revision: 0, canaries: undefined }

/**
 * Changes when the page would load or call anything else than before. Who delivered a version, who may try which one, and
 * what the page does not carry make no difference.
 */
const deploymentName = memoized((deployment: Deployment): string => {
  const { data, ...parts } = unnamedParts(deployment, deployment.files.shell.start)
  const facts = JSON.stringify({ ...parts, data: { ...data, ...lasting } })
  return createHash('sha256').update(facts).digest('hex').slice(0, 16)
})

function unnamedParts(deployment: Deployment, pathname: string): Parts {
  const { settings, files, catalogue } = deployment
  const asksFor = requestedRemote(deployment, pathname)
  const carried = carriedRemotes(deployment, pathname)
  const { sources, isWhole } = remoteSources(settings.remoteSources, catalogue.remotes, carried)
  // The page fetches no file of a remote that this host refuses, and none could run.
  const remotes = fitting(carried, files)
  const requested = asksFor && remotes.includes(asksFor) ? asksFor : undefined
  const hasOthers = carried.length < catalogue.remotes.length
  // The shell's kit is there whenever a page is; a remote on its own page does not depend on the server of another
  // remote.
  const kits = [files.kit, ...[...(requested ? [requested] : []), ...remotes].map(ownKit)]
  const kit = requested && kitOf(requested, kits)
  const connects = [...new Set(remotes.flatMap(connectedOrigins))]
  const data = toPageData(catalogue, settings.config, files.provided, carried, kits)
  const { reads, firstNumber } = beginningOf(requested, pathname, files.shell)
  const shellStyles = Object.fromEntries(files.laterStyles.map(({ url, integrity = '' }) => [url, integrity]))
  return {
    data: {
      ...data,
      styles: { ...shellStyles, ...data.styles },
      // A page whose session is here has no token to keep.
      ...(!settings.session && { tokenWorker: tokenWorkerAddress(files.version) }),
      ...(files.version !== undefined && { shell: files.version }),
      ...(settings.overrides && { inspector: true }),
      ...(hasOthers && { others: isWhole ? {} : { origins: [...sources] } }),
    },
    sources,
    connects,
    scripts: [...files.scripts, ...remotes.flatMap((remote) => filesOf(remote, isScript))],
    preloads: [...files.first, ...firstOf(requested, isScript), ...(kit ? [kit.script] : [])],
    styles: files.styles,
    stylePreloads: [...(kit ? [kit.style] : []), ...firstOf(requested, isStyle)],
    font: files.font?.url,
    main: files.main,
    reads: reads?.map((path) => settings.config.api + path),
    firstNumber,
    shell: files.shell,
    connectTo: reads && !settings.apiUpstream ? settings.config.api : undefined,
    icon: files.icon,
    touchIcon: files.icons.touch,
    previewPicture: settings.self + files.icons.small,
  }
}

/** What the page of a route asks for at once, its remote by the route's declaration and the shell, and what it begins with. */
function beginningOf(remote: ServedRemote | undefined, pathname: string, shell: ShellManifest) {
  const { reads, firstNumber } = remote?.current.routes.find(({ path }) => path === pathname) ?? {}
  return { reads: reads && [...reads, ...shell.reads], firstNumber }
}

/** What runs: it fits this host and is not switched off. */
function fitting(remotes: readonly ServedRemote[], { provided }: HostFiles): ServedRemote[] {
  return remotes.filter((remote) => !refusalReason(remote, provided))
}

const isScript = (path: string) => path.endsWith('.js')
const isStyle = (path: string) => path.endsWith('.css')

function filesOf(remote: CataloguedRemote, wanted: (path: string) => boolean): PageFile[] {
  return remote.current.files
    .filter((file) => wanted(file.path))
    .map(({ path, integrity }) => ({ url: addressOf(remote, path), integrity }))
}

/** What a remote needs for its first screen. */
function firstOf(remote: CataloguedRemote | undefined, wanted: (path: string) => boolean): PageFile[] {
  if (!remote) return []
  const first = new Set(firstFiles(remote.current).map((path) => addressOf(remote, path)))
  return filesOf(remote, wanted).filter(({ url }) => first.has(url))
}
