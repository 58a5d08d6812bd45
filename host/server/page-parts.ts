import { createHash } from 'node:crypto'
import { addressOf, type CataloguedRemote } from '@sarv/shared/internal/remote/catalogue'
import type { PageOverride } from '@sarv/shared/internal/remote/page-data'
import type { WorkerPlan } from '../src/pwa/worker-plan'
import { memoized } from './bounded-cache'
import type { HostFiles } from './host-files'
import type { PageFile, PageParts } from './page'
import { requestedRemote } from './requested-remote'
import type { ServedCatalogue, ServedRemote } from './served-catalogue'
import type { Settings } from './settings'
import { refusalReason, toPageData } from './to-page-data'
import { tokenWorkerPath } from './token-worker-handler'

/** One deployment: a build of the shell, a catalogue as one visitor sees it, and the settings. */
export interface Deployment {
  readonly settings: Settings
  readonly files: HostFiles
  readonly catalogue: ServedCatalogue
  /** What of it comes from a developer's machine. */
  readonly override?: PageOverride
}

/** Where the remotes' files lie: the page and its worker may fetch from there. */
export function remoteOrigins({ catalogue }: Deployment): string[] {
  return catalogue.remotes.filter(({ isLeftOut }) => !isLeftOut).map(({ base }) => new URL(base).origin)
}

/** Where an installed app starts, and what an offline start shows. */
const startPage = '/home'

/** Everything of an address' page but what differs from one answer to the next. */
export function pageParts(deployment: Deployment, pathname: string): Omit<PageParts, 'language' | 'nonce'> {
  const parts = partsWithoutName(deployment, pathname)
  // What somebody is at work on is no deployment: nothing of it is kept for a start without a connection.
  if (deployment.override) return { ...parts, data: { ...parts.data, override: deployment.override } }
  if (!deployment.settings.serviceWorker) return parts
  return { ...parts, data: { ...parts.data, deployment: deploymentName(deployment) } }
}

/** What the service worker of this deployment is told. */
export function workerPlan(deployment: Deployment): WorkerPlan {
  const { files } = deployment
  const { preloads, styles, stylePreloads } = partsWithoutName(deployment, startPage)
  return {
    deployment: deploymentName(deployment),
    page: startPage,
    first: [...preloads, ...styles, ...stylePreloads, ...files.pictures].map(({ url, integrity = '' }) => ({
      url,
      integrity,
    })),
    shell: files.immutable,
    remotes: fitting(deployment).map((remote) => addressOf(remote, '')),
  }
}

/** Changes when the page would load or call anything else than before, whoever delivered it and whoever may try what. */
const deploymentName = memoized((deployment: Deployment): string => {
  const { data, ...parts } = partsWithoutName(deployment, startPage)
  const facts = JSON.stringify({ ...parts, data: { ...data, revision: 0, canaries: [] } })
  return createHash('sha256').update(facts).digest('hex').slice(0, 16)
})

function partsWithoutName(deployment: Deployment, pathname: string): Omit<PageParts, 'language' | 'nonce'> {
  const { settings, files, catalogue } = deployment
  // Of a remote that this host refuses nothing is fetched, and nothing could run.
  const remotes = fitting(deployment)
  const asksFor = requestedRemote(catalogue, pathname)
  const requested = asksFor && remotes.includes(asksFor) ? asksFor : undefined
  return {
    data: { ...toPageData(catalogue, settings.config, files.provided), tokenWorker: tokenWorkerPath },
    scripts: [...files.scripts, ...remotes.flatMap((remote) => filesOf(remote, isScript))],
    preloads: [...files.first, ...firstOf(requested, isScript)],
    styles: files.styles,
    stylePreloads: firstOf(requested, isStyle),
    font: files.font.url,
    main: files.main,
    icon: files.icon,
    touchIcon: files.icons.touch,
  }
}

/** What runs: it fits this host and nobody switched it off. */
function fitting({ catalogue, files }: Deployment): ServedRemote[] {
  return catalogue.remotes.filter((remote) => !refusalReason(remote, files.provided))
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
  const { entry, expose } = remote.current
  const first = new Set([entry, ...expose.scripts, ...expose.styles].map((path) => addressOf(remote, path)))
  return filesOf(remote, wanted).filter(({ url }) => first.has(url))
}
