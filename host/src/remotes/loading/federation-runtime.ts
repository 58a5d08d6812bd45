import { createInstance } from '@module-federation/runtime'
import { federationGlobal } from '@sarv/shared/internal/remote/federation-global'
import { initContainerEntry } from 'sarv-federation-container'
import federation, { bundlerRuntime } from 'sarv-federation-runtime'

// One federation runtime shared by all remotes of the page instead of one in every remote (15 KB each). `init` of the
// package would look for an instance of the same name and find the host's; every container needs its own.
const shared: typeof federation = {
  ...federation,
  bundlerRuntime: {
    ...bundlerRuntime,
    initContainerEntry,
    init: ({ webpackRequire }) => createInstance(webpackRequire.federation.initOptions),
  },
}

Object.defineProperty(globalThis, federationGlobal, { value: shared })
