import { federationGlobal } from '../../../contract/federation-global'
import { providedModules } from './provided-modules'
import type { ShareScope } from './share-scope'

/** The share scope that each container was initialized with, by its `webpackRequire`. */
const scopes = new WeakMap<object, ShareScope>()

/** What a container's consumer of shared modules is called with, as far as it is read here. */
interface ConsumeOptions {
  readonly chunkId: string | number
  /** Ids of the shared modules that a chunk needs. */
  readonly chunkMapping: Readonly<Record<string, readonly (string | number)[]>>
  readonly webpackRequire: {
    /** Module factories. */
    readonly m: Record<string, (module: { exports: unknown }) => void>
    /** Module cache. */
    readonly c: Record<string, unknown>
    readonly consumesLoadingData: {
      readonly moduleIdToConsumeDataMapping: Readonly<Record<string, { readonly shareKey: string }>>
    }
  }
}

/**
 * Federation runtime for consumers only: what the containers that `@module-federation/enhanced` builds call of their bundler
 * runtime, and no more. The host is the one provider and the document server refuses what does not fit it, so there is no
 * version to negotiate; a share scope is for containers that bring a runtime of their own. (Decision 64)
 */
const bundlerRuntime = {
  init: () => ({}),
  initContainerEntry: ({ webpackRequire, shareScope }: { webpackRequire: object; shareScope: ShareScope }) =>
    void scopes.set(webpackRequire, shareScope),
  consumes({ chunkId, chunkMapping, webpackRequire }: ConsumeOptions) {
    for (const id of chunkMapping[chunkId] ?? [])
      webpackRequire.m[id] = (module) => {
        const { shareKey } = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id] ?? { shareKey: '' }
        const [provided] = Object.values(scopes.get(webpackRequire)?.[shareKey] ?? {})
        if (!provided) {
          // The cache would hand out an empty module to the next caller.
          delete webpackRequire.c[id]
          throw new Error(`The host does not provide ${shareKey}`)
        }
        module.exports = provided.lib()
      }
  },
}

/**
 * The same modules by their names, which a kit takes as it is evaluated: it is not a container, and no code initializes
 * it.
 */
const modules = Object.fromEntries(Object.entries(providedModules).map(([name, { exports }]) => [name, exports]))

Object.defineProperty(globalThis, federationGlobal, { value: { bundlerRuntime, modules } })
