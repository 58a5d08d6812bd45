import type { CataloguedRemote } from './catalogue'
import type { BuiltRemote } from './manifest'

/**
 * Origins beside the product API that pages of a version may call: those that it declares and the owner of the platform has
 * granted to its remote.
 */
export function connectedOrigins({ current, granted = [] }: Pick<CataloguedRemote, 'current' | 'granted'>): string[] {
  return (current.connects ?? []).filter((origin) => granted.includes(origin))
}

/** What a version would call and its remote was not granted. */
export function ungrantedOrigins({ connects = [] }: BuiltRemote, remote: CataloguedRemote | undefined): string[] {
  const granted = remote ? grantsOf(remote) : []
  return connects.filter((origin) => !granted.includes(origin))
}

/** Grants that a version at hand still declares: others have ended, and are asked for again. */
export function grantsOf({ granted = [], current, previous, canary }: CataloguedRemote): string[] {
  const declared = [current, previous, canary?.built].flatMap((built) => built?.connects ?? [])
  return granted.filter((origin) => declared.includes(origin))
}
