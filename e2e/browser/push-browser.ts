import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import type { BrowserSubscription } from '@sarv/shared/testing/push-service'

/** Stands in for the part of Chromium that subscribes at its maker's push service, which no test reaches. */
export async function subscribeAt(context: BrowserContext, subscription: BrowserSubscription): Promise<void> {
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    if (!('PushManager' in globalThis)) return
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      async unsubscribe() {
        sessionStorage.removeItem('subscribed')
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      async subscribe() {
        sessionStorage.setItem('subscribed', 'yes')
        return made
      },
      getSubscription: async () => (sessionStorage.getItem('subscribed') ? made : null),
    })
  }, subscription)
}

/** Hands a payload to the page's service worker, as the browser does once it has decrypted it. */
export async function deliverPush(page: Page, origin: string, payload: unknown): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationIn(devtools, origin),
    data: JSON.stringify(payload),
  })
  await devtools.detach()
}

function registrationIn(devtools: CDPSession, origin: string): Promise<string> {
  return new Promise((resolve, reject) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted)
      if (found) resolve(found.registrationId)
    })
    devtools.send('ServiceWorker.enable').catch(reject)
  })
}

/** The notifications that the site shows now. */
export const shownIn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag, lang, dir }) => ({
      title,
      body,
      tag,
      lang,
      dir,
    }))
  })

/**
 * Presses the notification that is shown: its event, in the worker. No press of a person stands behind it, so Chromium opens
 * no window for it.
 * @returns the paths of windows that the worker asked for
 */
export async function pressNotification(page: Page): Promise<readonly string[]> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('Missing service worker')
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerLike
    const asked: string[] = []
    scope.clients.openWindow = async (path) => void asked.push(path)
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification })
    const done: Promise<unknown>[] = []
    event.waitUntil = (work) => void done.push(work)
    scope.dispatchEvent(event)
    await Promise.all(done)
    return asked
  })
}

interface ServiceWorkerLike extends EventTarget {
  readonly clients: { openWindow: (path: string) => Promise<unknown> }
  readonly registration: { getNotifications(): Promise<Notification[]> }
  readonly NotificationEvent: new (
    type: string,
    init: { notification: Notification | undefined },
  ) => Event & { waitUntil: (work: Promise<unknown>) => void }
}
