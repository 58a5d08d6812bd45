import webpack from 'webpack'
import { common, federation, run } from './federation.js'

run(webpack({ ...common('swc-loader'), plugins: [new webpack.container.ModuleFederationPlugin(federation)] }))
