/** The precache manifest of the service worker; the server writes it in front of the script, so that a new one installs. */
export interface WorkerPlan {
  /** The deployment of the page, as the page itself knows it. */
  readonly deployment: string
  /** The page of an offline start. */
  readonly page: OfflinePage
  /** Files of that page's first screen, precached when the worker is installed. */
  readonly first: readonly { readonly url: string; readonly integrity: string }[]
  /** URL patterns of the product API, which the worker leaves to the network. */
  readonly api: readonly string[]
  /** Paths of the shell's immutable files, without those of workers. */
  readonly shell: readonly string[]
  /** Folders of the remotes' versions; their files are immutable. */
  readonly remotes: readonly string[]
}

/** The page of an offline start, described so that another page, which a script put in its place, is recognised. */
export interface OfflinePage {
  readonly path: string
  /** The digests of its text in each language, with the marks where a page has names of its own. */
  readonly digests: readonly string[]
  /** All headers that it is answered with, with the same marks. */
  readonly headers: Readonly<Record<string, string>>
}

/** The part of a request that chooses its caching strategy. */
export interface WorkerRequest {
  readonly method: string
  readonly mode: string
  readonly destination: string
  readonly url: string
}

/** Paths of the document server that are not pages. */
const servicePath =
  /^\/(?:health|health-reports|offline|old-browser|page-dictionaries\/[\w-]+|overrides(?:\/[\w-]+)?|previews(?:\/[\w.-]+)?|remotes|reports|versions)$|\.\w+$/

/**
 * The caching strategy of a request: network first for pages, cache first for files of the deployment, else the network as
 * if there were no worker. Responses of the API and of the identity provider never pass through it. (HST-046, T21)
 */
export function chooseStrategy({ method, mode, destination, url }: WorkerRequest, plan: WorkerPlan, origin: string) {
  if (method !== 'GET') return 'network'
  // The server answers a file that is opened as a page: in the cache, any script could have put its own page there.
  if (mode !== 'navigate' && isDeploymentFile(url, plan, origin)) return 'file'
  const { origin: requested, pathname } = new URL(url)
  const isPage =
    mode === 'navigate' && destination === 'document' && requested === origin && !servicePath.test(pathname)
  return isPage ? 'page' : 'network'
}

/** Whether a URL is that of an immutable file of this deployment. */
export function isDeploymentFile(url: string, { shell, remotes }: WorkerPlan, origin: string): boolean {
  const { origin: requested, pathname, search } = new URL(url)
  if (search !== '') return false
  return requested === origin ? shell.includes(pathname) : remotes.some((folder) => url.startsWith(folder))
}
