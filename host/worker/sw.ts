import { answerOf, isFile, type WorkerPlan } from '../src/pwa/worker-plan'

declare const self: ServiceWorkerGlobalScope & { readonly __SARV_PLAN__: WorkerPlan }

const plan = self.__SARV_PLAN__
const { origin } = self.location
/** One room for files: an address never changes its bytes, so deployments share what they have in common. */
const files = 'sarv-files'
const page = `sarv-page-${plan.deployment}`

self.addEventListener('install', (event) => event.waitUntil(keepDeployment()))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()])))

self.addEventListener('fetch', (event) => {
  const by = answerOf(event.request, plan, origin)
  if (by === 'page') event.respondWith(newestPage(event.request))
  if (by === 'file') event.respondWith(keptFile(event))
})

self.addEventListener('message', ({ data, ports }) => {
  if (data === 'deployment') ports[0]?.postMessage(plan.deployment)
  if (data === 'take over') void self.skipWaiting()
})

/** The page and its first files together: an offline start finds all of one deployment or all of the one before. */
async function keepDeployment(): Promise<void> {
  const [fileRoom, pageRoom] = await Promise.all([caches.open(files), caches.open(page)])
  const fetched = await Promise.all([
    fetch(plan.page, { cache: 'no-store' }),
    ...plan.first.map(({ url, integrity }) => fetch(url, { integrity, credentials: 'omit' })),
  ])
  for (const { ok, url } of fetched) if (!ok) throw new Error(`Not kept: ${url}`)
  const [shown, ...needed] = fetched
  await Promise.all([
    ...needed.map((answer, place) => fileRoom.put(plan.first[place]?.url ?? answer.url, answer)),
    ...(shown ? [pageRoom.put(plan.page, shown)] : []),
  ])
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name !== files && name !== page) await caches.delete(name)
  const room = await caches.open(files)
  for (const request of await room.keys()) if (!isFile(request.url, plan, origin)) await room.delete(request)
}

/** The server's page, so that a deployment is seen at once; without a network the kept one, with its own headers and nonce. */
async function newestPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await keptIn(page, plan.page)
    if (!kept) throw error
    return kept
  }
}

/**
 * The kept bytes; the page checks them against its own hashes, wherever they come from. A page that could not start asks
 * for them anew, and that heals what was kept.
 */
async function keptFile(event: FetchEvent): Promise<Response> {
  const kept = event.request.cache === 'reload' ? undefined : await keptIn(files, event.request.url)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.status === 200 && answer.type !== 'opaque') event.waitUntil(keep(event.request.url, answer.clone()))
  return answer
}

async function keptIn(name: string, url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(name)).match(url)
  } catch {
    // Storage is denied or gone: then nothing is kept.
    return undefined
  }
}

async function keep(url: string, answer: Response): Promise<void> {
  try {
    await (await caches.open(files)).put(url, answer)
  } catch {
    // Full: this file needs the network the next time too.
  }
}
