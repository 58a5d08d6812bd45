import type { Page } from '@playwright/test'
import type { TestPlatform } from '../platform/worker-platform'

/** Makes what a page has of its session unreadable: sealed tokens, or the note of a session that the server holds. */
export async function loseSession(page: Page, { session }: TestPlatform): Promise<void> {
  if (session === 'browser') await deleteStorageKey(page)
  else await page.evaluate(() => localStorage.setItem('sarv.session.tokens', 'damaged'))
}

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
