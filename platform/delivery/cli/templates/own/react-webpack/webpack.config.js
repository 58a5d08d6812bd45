import path from 'node:path'
import webpack from 'webpack'
import { common, federation, rulesWith } from './federation.js'

export default {
  ...common,
  output: { ...common.output, path: path.resolve('dist') },
  module: { rules: rulesWith('swc-loader') },
  plugins: [new webpack.container.ModuleFederationPlugin(federation)],
}
