import type { Refusal } from '../../api/create-api'
import { providedModules } from './provided-modules'

/** One version of a shared module, as the runtimes of webpack and of Module Federation read it. */
interface Offer {
  readonly get: () => () => unknown
  readonly lib: () => unknown
  readonly loaded: true
  readonly eager: true
  readonly from: 'host'
}

export type ShareScope = Record<string, Record<string, Offer>>

/**
 * Makes a share scope with which a container is initialized: name → version → offer. Every container has one of its own, so
 * that what a remote writes into it reaches no other, and that a remote calls no more than its authority lists.
 */
export function createShareScope(refusal: Refusal): ShareScope {
  return Object.fromEntries(
    Object.entries(providedModules).map(([name, { version, exports, limited }]) => {
      const own = limited ? limited(refusal) : exports
      const factory = () => own
      return [name, { [version]: { get: () => factory, lib: factory, loaded: true, eager: true, from: 'host' } }]
    }),
  )
}
