/** What the document server tells the service worker: written in front of its script, so that new facts make a new worker. */
export interface WorkerPlan {
  /** The deployment whose page this is, as the page itself knows it. */
  readonly deployment: string
  /** The page that an offline start is answered with. */
  readonly page: string
  /** What that page needs for its first screen, fetched when the worker is installed. */
  readonly first: readonly { readonly url: string; readonly integrity: string }[]
  /** Paths of the shell's files whose bytes never change. */
  readonly shell: readonly string[]
  /** The folders of the remotes' versions, whose bytes never change. */
  readonly remotes: readonly string[]
}

/** A request as far as the worker looks at it. */
export interface Asked {
  readonly method: string
  readonly mode: string
  readonly destination: string
  readonly url: string
}

/** Addresses of the document server that are no pages. */
const servicePath = /^\/(?:health|health-reports|overrides(?:\/[\w-]+)?|reports|versions)$|\.\w+$/

/**
 * Who answers a request: the worker's newest page, its kept files, or the network as if there were no worker. Whatever
 * is not a page or a listed file of a deployment (an answer of the API or of the identity provider) never passes through
 * it. (HST-046, T21)
 */
export function answerOf({ method, mode, destination, url }: Asked, plan: WorkerPlan, origin: string) {
  if (method !== 'GET') return 'network'
  if (isFile(url, plan, origin)) return 'file'
  const { origin: asked, pathname } = new URL(url)
  const isPage = mode === 'navigate' && destination === 'document' && asked === origin && !servicePath.test(pathname)
  return isPage ? 'page' : 'network'
}

/** Whether an address is that of a file of this deployment. */
export function isFile(url: string, { shell, remotes }: WorkerPlan, origin: string): boolean {
  const { origin: asked, pathname, search } = new URL(url)
  if (search !== '') return false
  return asked === origin ? shell.includes(pathname) : remotes.some((folder) => url.startsWith(folder))
}
