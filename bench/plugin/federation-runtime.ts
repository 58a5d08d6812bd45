import { createInstance } from '@module-federation/enhanced/runtime'
import { providedModules } from '@sarv/platform/client/remotes/loading/provided-modules'

/**
 * Stands in the place of `platform/client/remotes/loading/federation-runtime.ts`: the runtime of Module Federation, whole, to which
 * the shell provides what it provides to everyone.
 */
export const federation = createInstance({
  name: 'host',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(providedModules).map(([name, { version, exports }]) => [
      name,
      { version, lib: () => exports, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
    ]),
  ),
})
