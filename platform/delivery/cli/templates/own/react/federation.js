import { readFileSync } from 'node:fs'

const { name, shared } = JSON.parse(readFileSync('remote.json', 'utf8'))

/** A module of the shell: one copy on the page, in a version of the range that remote.json has, and none in this build. */
const fromShell = (requiredVersion) => ({ singleton: true, strictVersion: true, import: false, requiredVersion })

/** Options of the federation plugin, whichever bundler it works in. */
export const federation = {
  name,
  filename: 'remoteEntry.js',
  library: { type: 'module' },
  exposes: { './remote': { import: './src/lifecycles.jsx', name: 'remote' } },
  shared: Object.fromEntries(Object.entries(shared).map(([module, range]) => [module, fromShell(range)])),
}

/** Output and rules that webpack and Rspack have in common. */
export const common = {
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: {},
  experiments: { outputModule: true },
  output: {
    clean: true,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    publicPath: 'auto',
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    uniqueName: name,
  },
  performance: { hints: false },
}

/** JSX by SWC, and styles as files of their own: the page's policy refuses them in scripts. */
export const rulesWith = (loader) => [
  {
    test: /\.jsx$/,
    loader,
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'ecmascript', jsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
  { test: /\.css$/, type: 'asset/resource' },
]
