import { subscribe } from 'valtio'
import type { Bus } from '../../contract/events/bus'
import { mayReload } from './may-reload'
import { applyUpdate, checkForUpdate, update } from './service-worker-update'
import { updateHolds } from './update-holds'

const key = 'sarv-mended'

/**
 * Reloads a stale page: one whose remote cannot be reached because another deployment took its files away. The person
 * is not asked, since that part of the screen holds nothing to lose (F25).
 */
export function reloadStalePage(bus: Bus): void {
  let isFileMissing = false
  const reloadIfAllowed = () => {
    if (!isFileMissing || !update.waits) return
    isFileMissing = false
    reloadOnce(applyUpdate)
  }
  subscribe(update, reloadIfAllowed)
  bus.on('remote-failed', ({ reason }) => {
    if (reason !== 'unreachable') return
    isFileMissing = true
    checkForUpdate()
    reloadIfAllowed()
  })
}

/** Reloads the page, unless it may not now. @returns whether it does */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  const now = Date.now()
  if (!mayReload({ isHeld: updateHolds.isHeld, last: readLastReload(), now }) || !storeLastReload(now)) return false
  reload()
  return true
}

function readLastReload(): number | undefined {
  try {
    const stored = Number(sessionStorage.getItem(key))
    return stored > 0 ? stored : undefined
  } catch {
    return undefined
  }
}

/** @returns whether it was stored; without that the next page could reload for ever, so the person decides */
function storeLastReload(now: number): boolean {
  try {
    sessionStorage.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}
