import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { common, federation, rulesWith } from './federation.js'

const withManifest = {
  ...federation,
  // The platform reads from it what is shared and what the first screen needs.
  manifest: true,
  dts: false,
  shareStrategy: 'loaded-first',
  // What this takes out of the runtime would make code from text, which the page's policy refuses.
  experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
}

const compiler = rspack({
  ...common,
  output: { ...common.output, path: path.resolve('dist') },
  module: { rules: rulesWith('builtin:swc-loader') },
  plugins: [new ModuleFederationPlugin(withManifest)],
})
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) {
    process.stderr.write(`${error ?? stats.toString('errors-only')}\n`)
    process.exitCode = 1
  }
  compiler.close(() => undefined)
})
