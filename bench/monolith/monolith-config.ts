import path from 'node:path'
import { hostPreset } from '@sarv/delivery/webpack/host-preset'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler, type Configuration } from 'webpack'

const workspace = path.resolve(import.meta.dirname, '../..')
const hostFolder = path.join(workspace, 'host')
const own = (file: string) => path.join(import.meta.dirname, file)

/** The two places where the shell knows of the federation, and what stands there in the monolith. */
const seam: Readonly<Record<string, string>> = {
  [path.join(hostFolder, 'src/remotes/loading/open-container.ts')]: own('open-container.ts'),
  [path.join(hostFolder, 'src/remotes/loading/federation-runtime.ts')]: own('no-federation.ts'),
}

/** Where the chunks lie: the monolith's catalogue takes it for the version of every remote. */
export const chunkFolder = '1.0.0'

/**
 * Host and remotes in one compilation: the host's own configuration, without the opening of containers. Presets, minifier, style
 * names, hashes and splitting are those that are deployed.
 * @param output the folder to build into
 */
export function monolithConfig(output: string): Configuration {
  const host = hostPreset(hostFolder, { bundlesKit: true })
  return {
    ...host,
    name: 'monolith',
    output: { ...host.output, path: output, chunkFilename: `${chunkFolder}/[name].[contenthash:8].js` },
    plugins: [
      ...(host.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: `${chunkFolder}/[name].[contenthash:8].css`,
      }),
      new webpack.NormalModuleReplacementPlugin(/^\.\//, (asked: { context: string; request: string }) => {
        asked.request = seam[`${path.join(asked.context, asked.request)}.ts`] ?? asked.request
      }),
      wholeSeam,
      preloadedStyles,
    ],
  }
}

/** The build fails when the seam has moved: it would be no monolith then, or no platform. */
const wholeSeam = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('WholeSeam', (compilation) => {
      compilation.hooks.finishModules.tap('WholeSeam', (modules) => {
        const built = new Set([...modules].map((module) => (module as { resource?: string }).resource))
        for (const [original, replacement] of Object.entries(seam))
          if (built.has(original) || !built.has(replacement))
            compilation.errors.push(new webpack.WebpackError(`${original} was not replaced: the seam has moved`))
      })
    })
  },
}

/** A style that the page has preloaded is asked for in the same way, or it would be fetched twice. */
const preloadedStyles = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadedStyles', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('PreloadedStyles', (source, { tag }) =>
        [
          source,
          `var integrity = (globalThis.__SARV_STYLES__ || {})[${tag}.href];`,
          `if (integrity) { ${tag}.integrity = integrity; ${tag}.crossOrigin = 'anonymous'; }`,
        ].join('\n'),
      )
    })
  },
}
