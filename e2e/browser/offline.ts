import type { BrowserContext, Page } from '@playwright/test'
import type { TestPlatform } from '../platform/worker-platform'
import { expect } from '../test'

/** Waits until the service worker answers for this page. */
export async function expectWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), 'the worker rules')
    .toBe('activated')
}

/** Stops the service worker and all that it is about to keep; the next request starts it again. */
export async function stopWorker(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await cdp.detach()
}

/** Cuts the browser off: it knows that it is offline, and the shell's server is not reached even by its worker. */
export async function goOffline(context: BrowserContext, platform: TestPlatform): Promise<void> {
  await context.setOffline(true)
  platform.answerForShell((request) => {
    request.socket.destroy()
    return true
  })
}

export async function goOnline(context: BrowserContext, platform: TestPlatform): Promise<void> {
  platform.answerForShell(undefined)
  await context.setOffline(false)
}

/** Every address that any cache of the page's origin holds. */
export function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) addresses.push(request.url)
    return addresses
  })
}

/** Lets the page ask at once whether there is another worker, as it does from time to time. */
export async function askForNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
}

/** The name of the deployment that the page was made from. */
export function deploymentOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => JSON.parse(document.getElementById('sarv-page')?.textContent ?? '{}').deployment)
}

/** How many answers of the API lie on the device for a start without a connection. */
export function keptAnswers(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sarv-answers')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const counting = database.transaction('answers').objectStore('answers').count()
          counting.onerror = () => reject(counting.error)
          counting.onsuccess = () => {
            database.close()
            resolve(counting.result)
          }
        }
      }),
  )
}

/** Forgets the answers of the API that lie on the device, once, as the next page begins. */
export async function forgetAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('answersForgotten')) return
    sessionStorage.setItem('answersForgotten', 'yes')
    localStorage.removeItem('sarv-kept')
    indexedDB.deleteDatabase('sarv-answers')
  })
}

/** The names of what lies in the encrypted local storage. */
export function slicesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sarv.')))
}
