import type { SecureStorage } from '@sarv/shared/storage/secure-storage'

/** The push token of this device, as the wrapper app told it. */
export interface PushToken {
  /** Empty while none is known (PLT-012). */
  readonly current: () => string
}

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

/** Keeps what the address says in the slice `deviceInfo`, or reads what an earlier visit kept there. */
export function openPushToken(storage: SecureStorage, hash: string): PushToken {
  const slice = storage.slice('deviceInfo')
  let token = pushTokenIn(hash) ?? ''
  if (token) void slice.set({ [name]: token })
  else
    void slice.get().then((kept) => {
      token = keptIn(kept)
    })
  return { current: () => token }
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
