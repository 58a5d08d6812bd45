import type { Bus } from '@sarv/shared/events/bus'
import { locks } from './locks'
import { mayMend } from './mend-rules'
import { newVersion } from './new-version'

const key = 'sarv-mended'

/**
 * A page that was made before a deployment may look for files that are gone. When a remote cannot be reached and another
 * deployment is there, the page loads itself anew where it stands, without asking: there is nothing on that part of the
 * screen to lose (F25).
 */
export function mendOldPage(bus: Bus): void {
  let lost = false
  const mend = () => {
    if (!lost || !newVersion.waits()) return
    lost = false
    const now = Date.now()
    if (!mayMend({ locked: locks.held(), last: lastMended(), now })) return
    if (keep(now)) newVersion.take()
  }
  newVersion.subscribe(mend)
  bus.on('remote-failed', ({ reason }) => {
    if (reason !== 'unreachable') return
    lost = true
    newVersion.ask()
    mend()
  })
}

function lastMended(): number | undefined {
  try {
    const kept = Number(sessionStorage.getItem(key))
    return kept > 0 ? kept : undefined
  } catch {
    return undefined
  }
}

/** Without storage nothing would tell the next page that this one was mended: then the person decides. */
function keep(now: number): boolean {
  try {
    sessionStorage.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}
