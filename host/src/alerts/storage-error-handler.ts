import { session } from '@sarv/platform/client/session/session'
import type { StorageError } from '@sarv/platform/client/storage/storage-error'
import type { Bus } from '@sarv/platform/contract/events/bus'
import type { i18n as I18n } from 'i18next'

/**
 * Creates the error handler of the storage: it logs each error. A person who is signed in while nothing can be stored is
 * told once per page that the app goes on and that a reload asks to sign in again. (F42, F43)
 */
export function createStorageErrorHandler(bus: Bus, i18n: I18n): (error: StorageError) => void {
  let isMemoryOnly = false
  let isTold = false
  const tellOnce = () => {
    if (!isMemoryOnly || isTold || session.current.at !== 'signed-in') return
    isTold = true
    bus.emit('toasted', { message: i18n.t('host:storage.memoryOnly') })
  }
  bus.on('session-changed', tellOnce)
  return (error) => {
    console.warn('storage', error)
    isMemoryOnly ||= error.kind !== 'not-read'
    tellOnce()
  }
}
