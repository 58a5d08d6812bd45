import type { PageData } from '@sarv/shared/remote/page-data'
import type { Navigation } from '@sarv/shared/remote/platform'
import { runningVersions } from '@sarv/shared/remote/running-versions'
import { mustLeave } from './version-rules'

/** The least time between two questions; milliseconds. */
const pause = 2_000
const patience = 5_000

interface Followed {
  readonly page: Pick<PageData, 'revision' | 'remotes'>
  readonly navigation: Pick<Navigation, 'subscribe'>
  /** Called when the page must not go on. */
  readonly leave: () => void
}

/**
 * Asks the document server at every navigation, and when the page is looked at again, whether what it runs was taken back
 * or switched off. One question at a time, none without a connection; what comes in between is asked once, afterwards. No
 * answer says nothing: a server that is away costs nobody their page.
 */
export function followVersions({ page, navigation, leave }: Followed): void {
  let asking = false
  let again = false
  let last = Number.NEGATIVE_INFINITY
  let left = false
  const ask = async () => {
    if (left) return
    if (asking) {
      again = true
      return
    }
    asking = true
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, last + pause - performance.now())))
    again = false
    last = performance.now()
    left = await isToLeave(page)
    asking = false
    if (left) leave()
    else if (again) await ask()
  }
  navigation.subscribe(() => void ask())
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void ask()
  })
}

async function isToLeave(page: Followed['page']): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch('/versions', { signal: AbortSignal.timeout(patience) })
    return answer.ok && mustLeave(page, runningVersions.parse(await answer.json()))
  } catch {
    return false
  }
}
