import { globals } from '../protocol'
import { matchesIntegrity } from '../service-worker/matches-integrity'
import { pathIn, readNotification } from '../service-worker/notification'
import { checkedPage } from '../service-worker/offline-page'
import { besideVersion, type DeployedFile, successorsOf } from '../service-worker/successors'
import { chooseStrategy, isDeploymentFile, type WorkerPlan } from '../service-worker/worker-plan'

declare const self: ServiceWorkerGlobalScope & { readonly [globals.plan]: WorkerPlan }

/** Static routes, which the browser follows without starting the worker; Chromium 123, Safari 27. */
interface InstallEvent extends ExtendableEvent {
  readonly addRoutes?: (rules: readonly object[]) => Promise<void>
}

/** What some browsers tell of the connection. */
interface ConnectedNavigator extends WorkerNavigator {
  readonly connection?: { readonly saveData?: boolean }
}

/** At most so many files are carried over to a deployment: those that were kept last. */
const maxCarriedOver = 100
/** Milliseconds in which a page says that it opens what was pressed. */
const hearingTimeout = 1_000
const plan = self[globals.plan]
const { origin } = self.location
const hashInPlan = new Map(plan.first.map(({ url, integrity }) => [new URL(url, origin).href, integrity]))
/** One cache of immutable files, so that deployments share what they have in common. */
const fileCacheName = 'sarv-files'
const pageCacheName = `sarv-page-${plan.deployment}`

/**
 * A page is asked for at the network while the worker starts, which takes a phone up to half a second; the API is never
 * asked through it. Files go through the worker, which checks them.
 */
const routes = [
  {
    condition: { requestMode: 'navigate', requestDestination: 'document', requestMethod: 'get' },
    source: 'race-network-and-fetch-handler',
  },
  ...plan.api.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' })),
]

self.addEventListener('install', (event: InstallEvent) => {
  event.waitUntil(precache().then(carryOver))
  // Rules that this browser does not know are refused together: then the worker is asked for everything.
  event.addRoutes?.(routes).catch(() => undefined)
})
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([deleteStale(), self.clients.claim()])))

self.addEventListener('fetch', (event) => {
  const strategy = chooseStrategy(event.request, plan, origin)
  if (strategy === 'page') event.respondWith(networkFirst(event.request))
  if (strategy === 'file') event.respondWith(cacheFirst(event))
})

self.addEventListener('message', ({ data, ports }) => {
  if (data === 'deployment') ports[0]?.postMessage(plan.deployment)
  if (data === 'take over') void self.skipWaiting()
})

self.addEventListener('push', (event) => event.waitUntil(showNotification(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openPage(event)))

/** Shows a push message; pages that are open hear of it. (PLT-119) */
async function showNotification({ data }: PushEvent): Promise<void> {
  const { title, options } = readNotification(data?.text(), self.location.hostname, origin)
  await self.registration.showNotification(title, options)
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('notified')
}

/** Opens the page of a notification: in a window that is there, by a message, so that nothing in it is lost; else in a new one. */
async function openPage({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const path = pathIn(notification.data?.path, origin)
  const windows = await self.clients.matchAll({ type: 'window' })
  const page = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  // A page that was left frozen, or is still starting, does not hear it.
  if (page && (await isHeard(await page.focus().catch(() => page), path))) return
  await self.clients.openWindow(path)
}

function isHeard(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), hearingTimeout)
    page.postMessage({ open: path }, [port2])
  })
}

/** Precaches the page with its first files, or fails: an offline start finds all of one deployment or of the one before. */
async function precache(): Promise<void> {
  const [fileCache, pageCache] = await Promise.all([caches.open(fileCacheName), caches.open(pageCacheName)])
  const responses = await Promise.all([
    fetch(plan.page.path, { cache: 'no-store' }),
    ...plan.first.map(({ url, integrity }) => fetchFile(new Request(url, { credentials: 'omit' }), integrity)),
  ])
  for (const { ok, url } of responses) if (!ok) throw new Error(`Not precached: ${url}`)
  const [fetched, ...files] = responses
  const page = fetched && (await checkedPage(fetched, plan.page))
  if (!page) throw new Error('Not precached: the page is of another deployment')
  await Promise.all([
    ...files.map((response, index) => fileCache.put(plan.first[index]?.url ?? response.url, response)),
    pageCache.put(plan.page.path, page),
  ])
}

/**
 * Keeps what stands in place of each kept file that goes with the earlier deployment, as the chunks of pages that were
 * opened: they open offline after a delivery too. As part of the installation: the former files go when these are there,
 * and what fails is fetched when it is asked for.
 */
async function carryOver(): Promise<void> {
  if (await isLowData()) return
  const cache = await caches.open(fileCacheName)
  const kept = (await cache.keys()).map(({ url }) => url)
  const former = kept.filter((url) => !isDeploymentFile(url, plan, origin)).slice(-maxCarriedOver)
  const changed = plan.remotes.filter((folder) => former.some((url) => url.startsWith(besideVersion(folder))))
  const files = await Promise.all(changed.map((folder) => filesIn(folder).catch(() => [])))
  const deployed = [...plan.shell.map((path) => ({ url: origin + path })), ...files.flat()]
  for (const { before, file } of successorsOf(former, deployed, plan.remotes))
    if (!kept.includes(file.url)) await keepFile(file, await cache.match(before)).catch(() => undefined)
}

/** The files of a remote's version, as its build describes it. */
async function filesIn(folder: string): Promise<DeployedFile[]> {
  const described = await fetch(`${folder}platform.json`, { credentials: 'omit' })
  const { files }: { files: { path: string; integrity: string }[] } = await described.json()
  return files.map(({ path, integrity }) => ({ url: folder + path, integrity }))
}

/** Keeps a file; what did not change is not fetched again. */
async function keepFile({ url, integrity }: DeployedFile, before: Response | undefined): Promise<void> {
  const isSame = before && integrity && (await isRight(before, integrity))
  // Another response: what a script calls its own address is that of its response.
  const response = isSame
    ? new Response(before.body, before)
    : await fetchFile(new Request(url, { credentials: 'omit', priority: 'low' }), integrity)
  if (response.ok) await putFile(url, response)
}

/** Whether data is to be saved, by the device or by the person's choice in the profile. (U24) */
async function isLowData(): Promise<boolean> {
  const { connection } = navigator as ConnectedNavigator
  return connection?.saveData === true || (await self.cookieStore?.get('data'))?.value === 'low'
}

/** Deletes the caches and files of other deployments. */
async function deleteStale(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== fileCacheName && name !== pageCacheName) await caches.delete(name)
  const cache = await caches.open(fileCacheName)
  for (const request of await cache.keys())
    if (!isDeploymentFile(request.url, plan, origin)) await cache.delete(request)
}

/**
 * Network first: a new deployment is seen at once; while offline the precached page, with its own nonce. Scripts of a page
 * can write where it lies: only the page of the plan is answered, with the headers of the plan.
 */
async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await match(pageCacheName, plan.page.path)
    const page = kept && (await checkedPage(kept, plan.page))
    if (!page) throw error
    return page
  }
}

/**
 * Cache first, for an entry that has the hash which the page, or the plan, gives the file: scripts of a page can write
 * where it lies. A wrong entry is replaced.
 */
async function cacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event
  const integrity = request.integrity || hashInPlan.get(request.url)
  const cached = request.cache === 'reload' ? undefined : await match(fileCacheName, request.url)
  if (cached && (await isRight(cached, integrity))) return cached
  const response = await fetchFile(request, integrity)
  if (response.status === 200 && response.type !== 'opaque') {
    const kept = putFile(request.url, response.clone())
    event.waitUntil(kept)
    // The next reload of the page must not find the corrupt entry again.
    if (request.cache === 'reload') await kept
  }
  return response
}

/** Fetches a file; a second time past the HTTP cache, which may hold a wrong response for as long as that one allows. */
async function fetchFile(request: Request, integrity: string | undefined): Promise<Response> {
  const checked = { ...(integrity && request.mode !== 'no-cors' && { integrity }) }
  const first = await fetch(request, checked).catch(() => undefined)
  if (first?.ok || (first && request.cache === 'reload')) return first
  return fetch(request, { ...checked, cache: 'reload' })
}

/** A file without a hash, as an image of a remote, is taken as it is: it runs nothing. */
async function isRight(response: Response, integrity: string | undefined): Promise<boolean> {
  return !integrity || matchesIntegrity(await response.clone().arrayBuffer(), integrity)
}

async function match(cacheName: string, url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName)).match(url)
  } catch {
    // Storage is denied or gone: a cache miss.
    return undefined
  }
}

async function putFile(url: string, response: Response): Promise<void> {
  try {
    await (await caches.open(fileCacheName)).put(url, response)
  } catch {
    // The quota is exceeded: this file needs the network the next time too.
  }
}
