import type { Page } from '@playwright/test'

/** Takes everything away that the page's origin has stored, as a browser does that needs the room. */
export async function evictStorage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.clear()
    for (const name of await caches.keys()) await caches.delete(name)
    // A database that a page holds open goes when it is closed: its deletion is not waited for.
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
}
