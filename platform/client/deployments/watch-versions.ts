import type { Navigation } from '../../contract/platform'
import { runningVersions } from '../../contract/running-versions'
import { mustReload, type RunningPage } from './must-reload'

/** Throttle: the least time between two requests; milliseconds. */
const minInterval = 2_000
/** Milliseconds. */
const requestTimeout = 5_000

interface WatchOptions {
  /** What is known of the page's remotes by now. */
  readonly page: () => RunningPage
  readonly navigation: Pick<Navigation, 'subscribe'>
  /** Called once, when the page runs what was rolled back or killed. */
  readonly onMustReload: () => void
}

/**
 * Checks with the document server, at every navigation and when the page becomes visible, whether the versions it runs
 * were rolled back or killed. Throttled, one request in flight, none while offline; triggers in between are coalesced
 * into one. A failed request says nothing: no person loses the page because a server is away.
 */
export function watchVersions({ page, navigation, onMustReload }: WatchOptions): void {
  let isInFlight = false
  let isQueued = false
  let lastStartedAt = Number.NEGATIVE_INFINITY
  let isOver = false
  const check = async () => {
    if (isOver) return
    if (isInFlight) {
      isQueued = true
      return
    }
    isInFlight = true
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, lastStartedAt + minInterval - performance.now())))
    isQueued = false
    lastStartedAt = performance.now()
    isOver = await fetchMustReload(page)
    isInFlight = false
    if (isOver) onMustReload()
    else if (isQueued) await check()
  }
  navigation.subscribe(() => void check())
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void check()
  })
}

async function fetchMustReload(page: WatchOptions['page']): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const { revision, remotes } = page()
    // It answers for these only, however many there are.
    const asked = new URLSearchParams(remotes.map(({ name, version }) => [name, version]))
    const response = await fetch(`/versions?${asked}`, { signal: AbortSignal.timeout(requestTimeout) })
    return response.ok && mustReload({ revision, remotes }, runningVersions.parse(await response.json()))
  } catch {
    return false
  }
}
