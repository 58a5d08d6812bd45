declare const self: ServiceWorkerGlobalScope

// The kill switch of the service worker, served when the installation wants none: it replaces the active one, deletes all
// caches and unregisters itself. (T22)
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(uninstall()))

async function uninstall(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}

export {}
