import { readFileSync } from 'node:fs'
import path from 'node:path'

// JavaScript: the plugin writes functions of its own into the build, which a loader of TypeScript would have changed.

const { name, shared } = JSON.parse(readFileSync('remote.json', 'utf8'))

/** A module of the shell: one copy on the page, in a version of the range that remote.json has, and none in this build. */
const fromShell = (requiredVersion) => ({ singleton: true, strictVersion: true, import: false, requiredVersion })

/** Options of the federation plugin, whichever bundler it works in. */
export const federation = {
  name,
  filename: 'remoteEntry.js',
  library: { type: 'module' },
  exposes: { './remote': { import: './src/lifecycles.tsx', name: 'remote' } },
  shared: Object.fromEntries(Object.entries(shared).map(([module, range]) => [module, fromShell(range)])),
}

/** TypeScript by SWC, and styles as files of their own: the page's policy refuses them in scripts. */
const rulesWith = (loader) => [
  {
    test: /\.tsx?$/,
    loader,
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
  { test: /\.css$/, type: 'asset/resource' },
]

/** What webpack and Rspack have in common. @param loader the one that has SWC */
export const common = (loader) => ({
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: {},
  experiments: { outputModule: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  output: {
    path: path.resolve('dist'),
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
  module: { rules: rulesWith(loader) },
  performance: { hints: false },
})

/** Runs a compiler, and fails with what it found. */
export function run(compiler) {
  compiler.run((error, stats) => {
    if (error || stats.hasErrors()) {
      process.stderr.write(`${error ?? stats.toString('errors-only')}\n`)
      process.exitCode = 1
    }
    compiler.close(() => undefined)
  })
}
