import type { SecureStorage } from './secure-storage'

const name = 'pushToken'
const tokenPattern = /^[\w:.-]{1,512}$/

/**
 * Parses the push token in the fragment with which the wrapper app opens the first page: `https://…/home#pushToken=…`. A
 * fragment is never sent to a server, so the token stands in no log.
 */
export function parsePushToken(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? ''
  return tokenPattern.test(token) ? token : undefined
}

/**
 * The push token of this device: from the URL, which is stored in the slice `deviceInfo`, else the one that an earlier
 * visit stored there; empty when there is none (PLT-012). Where nothing is stored it resolves at once.
 */
export async function loadPushToken(storage: SecureStorage, hash: string): Promise<string> {
  const slice = storage.slice('deviceInfo')
  const token = parsePushToken(hash)
  if (token === undefined) return storedPushToken(await slice.get())
  slice.set({ [name]: token }).catch(() => undefined)
  return token
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
