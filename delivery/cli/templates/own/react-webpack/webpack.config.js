import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { common, federation, rulesWith } from './federation.js'

export default {
  ...common,
  output: { ...common.output, path: path.resolve('dist') },
  module: { rules: rulesWith('swc-loader') },
  plugins: [new ModuleFederationPlugin(federation)],
}
