/** React is the shell's: one copy on the page, in a version of this range, and none in this build. */
const fromShell = { singleton: true, strictVersion: true, import: false, requiredVersion: '^19.3.1' }

/** Options of the federation plugin, whichever bundler it works in. */
export const federation = {
  name: 'example',
  filename: 'remoteEntry.js',
  library: { type: 'module' },
  exposes: { './remote': { import: './src/lifecycles.jsx', name: 'remote' } },
  shared: { react: fromShell, 'react/jsx-runtime': fromShell, 'react-dom/client': fromShell },
  shareStrategy: 'loaded-first',
  // The platform reads from it what is shared and what the first screen needs.
  manifest: true,
  dts: false,
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
    uniqueName: 'example',
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
