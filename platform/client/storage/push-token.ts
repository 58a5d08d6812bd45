import type { SecureStorage } from './secure-storage'

/** Name of the token in the slice `deviceInfo`, and in the fragment. */
export const pushTokenName = 'pushToken'
const name = pushTokenName
const tokenPattern = /^[\w:.-]{1,512}$/

/** The push token that calls go out with; empty while the device has none. (PLT-012) */
export const pushToken = { current: '' }

/**
 * Parses the push token in the fragment with which the wrapper app opens the first page: `https://…/home#pushToken=…`. A
 * fragment is never sent to a server, so the token stands in no log.
 */
export function parsePushToken(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? ''
  return tokenPattern.test(token) ? token : undefined
}

/**
 * Loads the push token of this device: from the URL, which is stored in the slice `deviceInfo`, else the one that an earlier
 * visit stored there. Where nothing is stored it resolves at once.
 */
export async function loadPushToken(storage: SecureStorage, hash: string): Promise<void> {
  const slice = storage.slice('deviceInfo')
  const token = parsePushToken(hash)
  pushToken.current = token ?? storedPushToken(await slice.get())
  if (token !== undefined) slice.set({ [name]: token }).catch(() => undefined)
}

/** The push token in the slice `deviceInfo`; empty when there is none. */
export function storedPushToken(stored: unknown): string {
  if (typeof stored !== 'object' || stored === null || !(name in stored)) return ''
  const token = stored[name]
  return typeof token === 'string' && tokenPattern.test(token) ? token : ''
}

/** Removes the token from the URL, where it could be copied and shared. */
export function removePushTokenFromUrl(): void {
  const { hash, pathname, search } = location
  if (new URLSearchParams(hash.slice(1)).has(name)) history.replaceState(history.state, '', `${pathname}${search}`)
}
