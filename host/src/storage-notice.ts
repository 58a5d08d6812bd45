import { session } from '@sarv/shared/auth/session'
import type { Bus } from '@sarv/shared/events/bus'
import type { StorageFault } from '@sarv/shared/storage/storage-fault'
import type { i18n as I18n } from 'i18next'

/**
 * Logs what the storage could not do. A person who is signed in while nothing can be kept is told once per page that the
 * app goes on and that a reload asks to sign in again. (F42, F43)
 */
export function storageNotice(bus: Bus, i18n: I18n): (fault: StorageFault) => void {
  let isDue = false
  let isTold = false
  const tell = () => {
    if (!isDue || isTold || session.current.at !== 'signed-in') return
    isTold = true
    bus.emit('toasted', { message: i18n.t('host:storage.memoryOnly') })
  }
  bus.on('session-changed', tell)
  return (fault) => {
    console.warn('storage', fault)
    isDue ||= fault.problem !== 'not-read'
    tell()
  }
}
