import { providedModules } from './provided-modules'

/** One version of a shared module, as the runtimes of webpack and of Module Federation read it. */
interface Offer {
  readonly get: () => () => unknown
  readonly lib: () => unknown
  readonly loaded: true
  readonly eager: true
  readonly from: 'host'
}

/**
 * Makes a share scope with which a container is initialized: name → version → offer. Every container has one of its own, so
 * that what a remote writes into it reaches no other.
 */
export function createShareScope(): Record<string, Record<string, Offer>> {
  return Object.fromEntries(
    Object.entries(providedModules).map(([name, { version, exports }]) => {
      const factory = () => exports
      return [name, { [version]: { get: () => factory, lib: factory, loaded: true, eager: true, from: 'host' } }]
    }),
  )
}
