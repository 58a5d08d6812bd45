import { createRequire } from 'node:module'
import path from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { federationRelease } from '../../contract/federation-global'
import { workspace } from '../build/packages'
import { chunkTimeout } from './chunk-time-out'

const require = createRequire(import.meta.url)

export interface BuildMode {
  readonly development?: boolean
  /** Without a kit beside it: a remote bundles its part, so that a developer who works on both sees each change. */
  readonly bundlesKit?: boolean
  /** It lies in a folder of its version, whose name stands for its bytes already: no file has a hash of its own in its name. */
  readonly hasVersionFolder?: boolean
}

/**
 * Webpack base configuration of host and remotes: real ES modules for browsers of 2022 and later, TypeScript by swc, CSS Modules in
 * files of their own (the page's policy allows no inline style).
 * @param directory the package's folder
 * @param name the build's unique name, e.g. `host`
 */
export function base(
  directory: string,
  name: string,
  { development = false, hasVersionFolder = false }: BuildMode,
): Configuration {
  const chunkName = development || hasVersionFolder ? '[name]' : '[name].[contenthash:8]'
  return {
    name,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    // Module ids are relative to it, so that they agree between builds.
    context: workspace,
    devtool: development ? 'cheap-module-source-map' : false,
    entry: {},
    experiments: { outputModule: true },
    output: {
      path: path.join(directory, 'dist'),
      clean: true,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: `${chunkName}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      uniqueName: name,
    },
    optimization: {
      moduleIds: development ? 'named' : 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
      ...(development && { splitChunks: { cacheGroups: { default: sharedScripts } } }),
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // Each icon has its licence in front; the shell says it once for all (`host/src/main.ts`).
          terserOptions: { format: { comments: { regex: '^!|@license React' } } },
          // A library's worker comes as small as it goes; as an asset it would not be taken for a module.
          exclude: /^workers\/pdf/,
        }),
        new CssMinimizerPlugin(),
      ],
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          // The platform's own sources too, where it is an installed package.
          exclude: /node_modules[\\/](?!@sarv[\\/]platform[\\/])/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development, refresh: development } },
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: {
                  auto: /\.module\.css$/,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: development ? '[name]-[local]-[hash:base64:5]' : `${name}-[hash:base64:6]`,
                },
              },
            },
          ],
        },
        { test: /\.(woff2|svg|png|jpg|webp)$/, type: 'asset/resource' },
        ...(development ? [hotTexts(name)] : []),
      ],
    },
    plugins: [
      ...(development ? [new ReactRefreshPlugin({ library: name, overlay: false })] : []),
      new MiniCssExtractPlugin({ filename: `${chunkName}.css`, chunkFilename: `${chunkName}.css` }),
      // moment asks for its 137 locales by a computed name; jalali-moment names the one that it needs.
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /\/moment$/ }),
      chunkTimeout,
    ],
    // What is shipped comes from its sources alone: code of an earlier build can be stale in a later one (decision 77).
    cache: development && {
      type: 'filesystem',
      cacheDirectory: path.join(workspace, '.cache/webpack'),
      name: `${name}-development`,
      version: `${require('webpack/package.json').version} ${federationRelease}`,
      buildDependencies: { config: [import.meta.filename] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

/**
 * Webpack's own rule for what several chunks have in common, for scripts alone: a common sheet has one order, and the screens
 * that import its parts have several. So each brings its sheets in its own order. Production makes fewer common chunks.
 */
const sharedScripts = { type: /^javascript/, minChunks: 2, priority: -20, reuseExistingChunk: true }

/** The rule of dictionaries in development: a saved text is put in the place of the shown one. */
function hotTexts(namespace: string): RuleSetRule {
  return {
    test: /[\\/]locales[\\/]\w+\.json$/,
    exclude: /node_modules/,
    type: 'javascript/auto',
    loader: path.join(import.meta.dirname, '../development/hot-texts-loader.ts'),
    options: { namespace },
  }
}
