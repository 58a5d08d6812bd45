import { createInstance } from '@module-federation/enhanced/runtime'
import { providedModules } from '@sarv/platform/client/remotes/loading/provided-modules'

/**
 * Replaces `platform/client/remotes/loading/federation-runtime.ts`: the whole runtime of Module Federation, to which
 * the shell provides what it provides to all remotes.
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
