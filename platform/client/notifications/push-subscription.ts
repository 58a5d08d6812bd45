/**
 * What a browser can do about push messages: show them, show them once the person changes their mind in its settings or
 * installs the app (iOS), or nothing.
 */
export type PushSupport = 'ready' | 'denied' | 'install' | 'none'

/** What a browser gives for its subscription, for the encryption of RFC 8291. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export async function readPushSupport(): Promise<PushSupport> {
  // Safari on iOS has them in an installed app alone.
  if (!('PushManager' in globalThis) || !('Notification' in globalThis))
    return isOnHomeScreenOnly() ? 'install' : 'none'
  // It throws where storage is denied, and is missing where the installation wants no worker.
  const registration = await registrationOf().catch(() => undefined)
  if (registration === undefined) return 'none'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/**
 * Asks the person, and subscribes the browser: only after they pressed something. (PLT-120)
 * @param key VAPID key of the sender, in base64url
 * @returns undefined where the person does not allow it
 * @throws where the browser's push service cannot be reached
 */
export async function subscribeToPush(key: string): Promise<PushAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await registrationOf()
  if (registration === undefined) throw new Error('No service worker')
  // One to another key, or of another person, must not live on.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const { endpoint, keys } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('Incomplete subscription')
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

/** The address of this browser's subscription; undefined where it has none. */
export async function currentPushAddress(): Promise<PushAddress | undefined> {
  const subscription = await (await registrationOf())?.pushManager.getSubscription()
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : undefined
}

/**
 * Ends the browser's subscription and takes its notifications away: the next person at the device must not see them. It
 * never rejects: without a worker there is none.
 */
export async function unsubscribeFromPush(): Promise<void> {
  try {
    const registration = await registrationOf()
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
    await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // The push service answers 410 for it sooner or later, and the sender knows that the person left.
  }
}

const registrationOf = () => navigator.serviceWorker.getRegistration()

const isOnHomeScreenOnly = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
