import type { SecureStorage } from '@sarv/shared/storage/secure-storage'

const name = 'pushToken'
const shape = /^[\w:.-]{1,512}$/

/**
 * The push token in the fragment with which the wrapper app opens the first page: `https://…/home#pushToken=…`. A
 * fragment is never sent to a server, so the token stands in no log.
 */
export function pushTokenIn(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? ''
  return shape.test(token) ? token : undefined
}

/**
 * The push token of this device: what the address says, which is kept in the slice `deviceInfo`, or what an earlier visit
 * kept there; empty when there is none (PLT-012). Where nothing is kept this waits for nothing.
 */
export async function pushTokenOf(storage: SecureStorage, hash: string): Promise<string> {
  const slice = storage.slice('deviceInfo')
  const told = pushTokenIn(hash)
  if (told === undefined) return keptIn(await slice.get())
  void slice.set({ [name]: told })
  return told
}

function keptIn(kept: unknown): string {
  if (typeof kept !== 'object' || kept === null || !(name in kept)) return ''
  const token = kept[name]
  return typeof token === 'string' && shape.test(token) ? token : ''
}

/** Takes the token out of the address, where it could be copied and shared. */
export function hidePushToken(): void {
  const { hash, pathname, search } = location
  if (new URLSearchParams(hash.slice(1)).has(name)) history.replaceState(history.state, '', `${pathname}${search}`)
}
