import path from 'node:path'
import { globals } from '@sarv/platform/page/protocol'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compiler, Configuration } from 'webpack'
import { shellConfig } from '../build/shell-config'

const own = (file: string) => path.join(import.meta.dirname, file)

/** Where the chunks lie: the monolith's catalogue takes it for the version of every remote. */
export const chunkFolder = '1.0.0'

/**
 * Host and remotes in one compilation: the shell's configuration, without the opening of containers.
 * @param output the folder to build into
 */
export function monolithConfig(output: string): Configuration {
  const shell = shellConfig(output, {
    'open-container': own('open-container.ts'),
    'federation-runtime': own('../build/no-federation.ts'),
    'provide-modules': own('../build/no-federation.ts'),
  })
  return {
    ...shell,
    name: 'monolith',
    output: { ...shell.output, chunkFilename: `${chunkFolder}/[name].[contenthash:8].js` },
    plugins: [
      ...(shell.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: `${chunkFolder}/[name].[contenthash:8].css`,
      }),
      preloadedStyles,
    ],
  }
}

/** A style that the page has preloaded is asked for in the same way, or it would be fetched twice. */
const preloadedStyles = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadedStyles', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('PreloadedStyles', (source, { tag }) =>
        [
          source,
          `var integrity = (globalThis.${globals.styles} || {})[${tag}.href];`,
          `if (integrity) { ${tag}.integrity = integrity; ${tag}.crossOrigin = 'anonymous'; }`,
        ].join('\n'),
      )
    })
  },
}
