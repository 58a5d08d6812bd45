import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Configuration } from 'webpack'
import { type ShellManifest, shellManifest } from '../../contract/shell-manifest'
import { type BuildMode, base } from './base'
import { cssIntegrity } from './css-integrity'
import { FileListPlugin } from './file-list-plugin'
import { hasKit, readKit } from './kit/built-kit'
import { KitFilesPlugin } from './kit/kit-files-plugin'
import { sharedModules } from './shared-modules'

const require = createRequire(import.meta.url)
const refreshRuntime = path.join(import.meta.dirname, 'refresh-runtime.ts')
const developmentPage = path.join(import.meta.dirname, '../development/page/start.ts')

/** What an installed app is drawn with; the document server's manifest names them. */
const icons = ['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon']

/** What react-pdf and a shell import of pdf.js, in its build for browsers down to the floor. */
const legacyPdf = {
  'pdfjs-dist$': 'pdfjs-dist/legacy/build/pdf.mjs',
  'pdfjs-dist/web/pdf_viewer.mjs$': 'pdfjs-dist/legacy/web/pdf_viewer.mjs',
}

/** What the shell of a folder declares. */
export function readShellManifest(directory: string): ShellManifest {
  return shellManifest.parse(JSON.parse(readFileSync(path.join(directory, 'shell.json'), 'utf8')))
}

/**
 * Webpack preset of the shell: a plain build, whose sources provide everything that is shared. It knows no remote, but has
 * the kit of its day for those that were built with the same one.
 */
export function hostPreset(directory: string, mode: BuildMode = {}): Configuration {
  const common = base(directory, 'host', mode)
  const kit = mode.development || mode.bundlesKit ? undefined : readKit()
  const { '@sarv/shared/schema': _, ...ofPlatform } = sharedModules
  const provided = hasKit ? sharedModules : ofPlatform
  return {
    ...common,
    entry: {
      main: [
        ...(mode.development ? [refreshRuntime, developmentPage] : []),
        path.join(directory, 'src/mark.svg'),
        ...icons.map((name) => path.join(directory, `src/pwa/icons/${name}.png`)),
        path.join(directory, 'src/main.ts'),
      ],
    },
    output: {
      ...common.output,
      publicPath: '/',
      filename: mode.development ? '[name].js' : '[name].[contenthash:8].js',
    },
    resolve: { ...common.resolve, alias: legacyPdf },
    module: {
      parser: { javascript: { importMeta: 'preserve-unknown' } },
      rules: [
        ...(common.module?.rules ?? []),
        {
          // The shell asks the browser whether it has merged an import map. Webpack would write the path of the source there.
          test: /(?:allow-files\.ts|legacy.build.pdf\.mjs)$/,
          parser: { importMeta: false },
        },
        {
          // Under the one folder that the page's policy lets workers start from.
          test: /pdf\.worker\.min\.mjs$/,
          type: 'asset/resource',
          generator: { filename: 'workers/pdf.[contenthash:8].js' },
        },
        {
          // A regular expression with the flag v is a syntax error there, also where it is never used.
          test: /[\\/]pdfjs-dist[\\/]legacy[\\/]web[\\/].*\.mjs$/,
          loader: require.resolve('swc-loader'),
          options: { env: { targets: 'safari 16.4' } },
        },
      ],
    },
    plugins: [
      ...(common.plugins ?? []),
      ...(mode.development ? [] : [cssIntegrity]),
      ...(kit ? [new KitFilesPlugin(kit)] : []),
      new FileListPlugin('host.json', ({ files, filesOf }) => ({
        files,
        main: filesOf('main'),
        provided,
        shell: readShellManifest(directory),
        ...(kit ? { kit } : {}),
      })),
    ],
  }
}
