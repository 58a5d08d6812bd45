import path from 'node:path'
import { hostPreset } from '@sarv/platform/delivery/webpack/host-preset'
import webpack, { type Compiler, type Configuration } from 'webpack'
import { hostFolder } from './built-folders'

const platformFolder = path.resolve(import.meta.dirname, '../../platform')
const loading = path.join(platformFolder, 'client/remotes/loading')

/** What replaces the modules of the federation in a variant, by their names: the host's `provide-modules`, the others of `platform/client/remotes/loading`. */
export type Seam = Readonly<Record<'open-container' | 'federation-runtime', string>> & {
  readonly 'opening-timeouts'?: string
  readonly 'provide-modules'?: string
}

/**
 * The shell of a variant: the host's own configuration, without a kit, with another opening of remotes. Presets, minifier, style
 * names, hashes and splitting are those that are deployed.
 * @param output the folder to build into
 */
export function shellConfig(output: string, replaced: Seam): Configuration {
  const host = hostPreset(hostFolder, { bundlesKit: true })
  const seam: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(replaced).map(([name, file]) => [
      path.join(name === 'provide-modules' ? path.join(hostFolder, 'src') : loading, `${name}.ts`),
      file,
    ]),
  )
  return {
    ...host,
    output: { ...host.output, path: output },
    plugins: [
      ...(host.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /^(?:\.|@sarv\/platform)\//,
        (asked: { context: string; request: string }) => {
          const [context, request] = asked.request.startsWith('.')
            ? [asked.context, asked.request]
            : [platformFolder, asked.request.slice('@sarv/platform/'.length)]
          asked.request = seam[`${path.join(context, request)}.ts`] ?? asked.request
        },
      ),
      wholeSeam(seam),
    ],
  }
}

/** The build fails when the seam has moved: it would be another variant then, or no platform. */
function wholeSeam(seam: Readonly<Record<string, string>>) {
  return {
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
}
