import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { common, federation, rulesWith } from './federation.js'

const compiler = rspack({
  ...common,
  output: { ...common.output, path: path.resolve('dist') },
  module: { rules: rulesWith('builtin:swc-loader') },
  plugins: [new ModuleFederationPlugin(federation)],
})
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) {
    process.stderr.write(`${error ?? stats.toString('errors-only')}\n`)
    process.exitCode = 1
  }
  compiler.close(() => undefined)
})
