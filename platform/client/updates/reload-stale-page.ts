import { subscribe } from 'valtio'
import type { Bus } from '../../contract/events/bus'
import { readLocal, writeLocal } from '../storage/local-keys'
import { mayReload } from './may-reload'
import { applyUpdate, checkForUpdate, update } from './service-worker-update'
import { updateHolds } from './update-holds'

const key = 'sarv-mended'
const ofTab = () => sessionStorage

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
  const last = Number(readLocal(key, ofTab)) || undefined
  if (!mayReload({ isHeld: updateHolds.isHeld, last, now })) return false
  // Where that cannot be stored the next page could reload for ever: the person decides.
  if (!writeLocal(key, String(now), ofTab)) return false
  reload()
  return true
}
