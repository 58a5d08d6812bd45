import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { common, federation, run } from './federation.js'

const withManifest = {
  ...federation,
  // The platform reads from it what is shared and what the first screen needs.
  manifest: true,
  dts: false,
  shareStrategy: 'loaded-first',
  // What this takes out of the runtime would make code from text, which the page's policy refuses.
  experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
}

run(rspack({ ...common('builtin:swc-loader'), plugins: [new ModuleFederationPlugin(withManifest)] }))
