import type { StorageArea } from './storage-area'
import type { ReportStorageError } from './storage-error'
import { prefix } from './storage-keys'

/** A storage area of which only writing throws: what cannot be read is reported and counts as absent. */
export function safeArea(area: StorageArea, report: ReportStorageError): Omit<StorageArea, 'watch'> {
  return {
    get(key) {
      try {
        return area.get(key)
      } catch (error) {
        report('not-read', key, error)
        return null
      }
    },
    set: (key, text) => area.set(key, text),
    remove(key) {
      try {
        area.remove(key)
      } catch {
        // Denied: then nothing of it is stored there either.
      }
    },
    keys() {
      try {
        return area.keys().filter((key) => key.startsWith(prefix))
      } catch (error) {
        report('not-read', prefix, error)
        return []
      }
    },
  }
}
