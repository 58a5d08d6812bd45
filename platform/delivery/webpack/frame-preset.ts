import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import { base } from './base'

/**
 * Webpack preset of what the document server renders itself: a CommonJS module for Node beside the shell's own files, and
 * the style sheet of exactly what it imports, with the class names that the shell has.
 */
export function framePreset(directory: string, entry: string): Configuration {
  const { context, mode, optimization, resolve, module, stats, infrastructureLogging } = base(directory, 'host', {})
  return {
    name: 'frame',
    mode,
    target: ['node20', 'es2022'],
    context,
    devtool: false,
    entry: { frame: entry },
    output: {
      path: path.join(directory, 'dist'),
      publicPath: '/',
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      // The same font under the same name.
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: 'host',
    },
    optimization: { ...optimization, splitChunks: false },
    resolve,
    module,
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    stats,
    infrastructureLogging,
  }
}
