import type { Page } from '@playwright/test'

/** Deletes the encryption key of the app's storage, as a browser that clears IndexedDB and nothing else. */
export async function deleteStorageKey(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('sarv')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    await new Promise<void>((resolve, reject) => {
      const emptying = database.transaction('keys', 'readwrite')
      emptying.objectStore('keys').clear()
      emptying.oncomplete = () => resolve()
      emptying.onerror = () => reject(emptying.error)
    })
    database.close()
  })
}
