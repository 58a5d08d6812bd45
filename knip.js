import { existsSync, readdirSync } from 'node:fs'

/** Remotes with a bundler of their own: where it begins and what it takes only that bundler knows. */
const bundledByThemselves = readdirSync('.').filter(
  (name) => name.startsWith('remote-') && !existsSync(`${name}/webpack.config.ts`),
)

/** Files of tests, and what only they use: unknown to a production run. */
const product = ['**/*.{ts,tsx,js}!', '!**/testing/**!']

/**
 * Knip finds what nobody uses. A run with `--production` starts at what is built, served or run (`!`), so that it also finds
 * what only tests use; there an export that its own file uses is in use, however few others import it.
 */
export default ({ production = false }) => ({
  workspaces: {
    // What a new remote without React bundles itself with, before anything is installed for it.
    '.': { ignoreDependencies: ['jest', 'esbuild'] },
    host: {
      entry: [
        'src/main.ts!',
        'src/frame/render-frame.tsx!',
        'webpack.config.ts!',
        ...(production ? ['src/font/write-font.ts!'] : []),
      ],
      project: product,
      ignoreDependencies: ['@fontsource-variable/vazirmatn', 'vazirmatn'],
    },
    'remote-*': { entry: ['src/{index.ts,gallery.tsx}!', 'webpack.config.ts!'], project: product },
    sandbox: {
      entry: [
        'src/main.ts!',
        'src/pages/assets/*.js!',
        ...(production ? ['src/{reset,flow-graph/write-flow-graphs}.ts!'] : []),
      ],
      project: product,
      ignoreDependencies: ['@fontsource-variable/vazirmatn', 'vazirmatn'],
    },
    shared: {
      entry: ['src/testing/*.{ts,js}', 'remote-template/**/*.{ts,tsx}!'],
      project: product,
      // Every door is an entry to Knip; what nobody takes through one is dead all the same.
      includeEntryExports: production,
    },
    e2e: {
      entry: [
        'pictures/write-pictures.ts',
        'remotes/fixtures/*.js',
        'journeys/*.ts',
        'webkit/main.ts',
        'compose/{playwright.config,bring-up,*.spec}.ts',
        'mutation/{jest.config,instrumented-transform}.js',
        'mutation/{mutant-runner,set-up,set-up-screens}.ts',
      ],
    },
    bench: {
      entry: [
        '{monolith,plugin}/open-container.ts',
        'plugin/federation-runtime.ts',
        'build/{no-federation.ts,long-timeouts.ts,changed-source.cjs}',
      ],
    },
    console: { entry: ['main.tsx!'], project: product },
    platform: {
      entry: [
        'page/workers/*.ts!',
        'delivery/cli/templates/plain/**/*.{js,ts,tsx}!',
        'delivery/{local,build,serve,staging,reference,cli}/*.ts!',
        'delivery/remote-kit/{cli,pack,lifecycles,manifest,testing}.ts!',
        'delivery/local/{end-with-parent,tell-ports}.js!',
        'delivery/compile/pack.js!',
        'testing/*.ts',
        'delivery/testing/*.ts',
      ],
      // Templates of other repositories are installed there.
      project: [...product, '!delivery/cli/templates/own/**', '!delivery/cli/templates/own/**!'],
      ignore: ['delivery/cli/templates/own/**'],
      // The validator of a bill of materials loads the last three by itself.
      ignoreDependencies: ['ajv', 'ajv-formats', 'ajv-formats-draft2019'],
    },
  },
  ignoreWorkspaces: ['e2e!', 'bench!', ...bundledByThemselves],
  ignoreExportsUsedInFile: production,
  ignoreIssues: {
    // The builds read it as text too; whose exports nobody takes is dead in its own file.
    'shared/src/kit.ts': ['files'],
    ...(production && {
      // The contract is for remotes of any repository.
      'shared/src/platform.ts': ['exports', 'types'],
      '{shared/src,platform}/testing/**': ['exports', 'types'],
      'shared/remote-template/**': ['exports'],
      // `sarv probe-api` runs it by the folder that it is told.
      'shared/src/contract/probe.ts': ['exports'],
    }),
  },
  // The latter are programs of Debian's packages.
  ignoreBinaries: production ? ['tsx'] : ['Xvfb', 'WebKitWebDriver'],
})
