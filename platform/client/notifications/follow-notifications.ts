import { isObject } from '../../lib/is-object'

/**
 * Follows what the service worker tells of push messages: that one was shown, and which page its press opens. (PLT-119)
 * @returns undefined; it goes on as long as the page
 */
export function followNotifications({
  onShown,
  onOpen,
}: {
  onShown: () => void
  onOpen: (path: string) => void
}): void {
  // Where storage is denied there is no worker.
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    if (data === 'notified') onShown()
    if (!isObject(data) || typeof data.open !== 'string') return
    ports[0]?.postMessage('heard')
    onOpen(data.open)
  })
}
