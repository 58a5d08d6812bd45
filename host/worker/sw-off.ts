declare const self: ServiceWorkerGlobalScope

// What is served when the installation wants no service worker: it takes the place of whatever runs, forgets everything
// that was kept and leaves. (T22)
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}

export {}
