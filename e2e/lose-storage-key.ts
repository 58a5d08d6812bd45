import type { Page } from '@playwright/test'

/** The browser forgets the key of the app's storage, as when it clears its databases and nothing else. */
export async function loseStorageKey(page: Page): Promise<void> {
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
