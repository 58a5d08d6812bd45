import type { Platform } from '@sarv/shared/platform'

/** The subject of the signed-in user of this page; undefined while no one is signed in. */
export function signedInSub({ session }: Pick<Platform, 'session'>): string | undefined {
  const current = session.current()
  return current.at === 'signed-in' ? current.sub : undefined
}
