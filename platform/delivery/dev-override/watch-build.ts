import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from 'webpack'
import { serialQueue } from '../../lib/async/serial-queue'
import { bundleByItself } from '../build/bundle-by-itself'
import { type BuiltFolder, readBuild } from '../build/read-build'
import { onChange } from '../development/on-change'

export interface Watched {
  /** Called with every build that came out whole. */
  readonly onBuild: (build: BuiltFolder) => void
  /** Called with the bundler's words when one did not: the build before stays. */
  readonly onFault: (text: string) => void
}

/**
 * Builds a remote from its sources, and again whenever they are saved: with hashes and a version of its own each time, so
 * that it runs under the page's policy as it is; not minified, with source maps.
 * @param folder the remote's
 * @param room an empty folder for what is built
 * @returns what ends it
 */
export async function watchBuild(folder: string, room: string, watched: Watched): Promise<() => Promise<void>> {
  return existsSync(path.join(folder, 'webpack.config.ts'))
    ? watchPreset(folder, room, watched)
    : watchOther(folder, watched)
}

async function watchPreset(folder: string, room: string, { onBuild, onFault }: Watched): Promise<() => Promise<void>> {
  const { config } = (await import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href)) as {
    config: (mode: { bundlesKit: boolean }) => Configuration
  }
  // A remote with a bundler of its own has no use for this one.
  const { default: webpack } = await import('webpack')
  const start = () => {
    const compiler = webpack(developed(config({ bundlesKit: true }), room))
    if (!compiler) throw new Error('webpack refused the configuration')
    compiler.watch({}, (error, stats) => {
      if (error) onFault(error.message)
      else if (stats?.hasErrors()) onFault(stats.toString({ all: false, errors: true, colors: false }))
      else if (stats) read(room, { onBuild, onFault })
    })
    return compiler
  }
  let compiler = start()
  const end = () => new Promise<void>((resolve) => compiler.close(() => resolve()))
  // What these say is read when the configuration is made.
  const facts = onChange(folder, ['remote.json', 'package.json'], () => {
    void end().then(() => {
      compiler = start()
    })
  })
  return async () => {
    facts()
    await end()
  }
}

/** As the preset builds it for production, but for what only makes it smaller. */
function developed({ output, cache, ...config }: Configuration, room: string): Configuration {
  return {
    ...config,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { ...output, path: room },
    cache:
      typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name: `${config.name}-against` } : cache,
  }
}

/** Runs the remote's own bundler, and again after every save. */
async function watchOther(folder: string, { onBuild, onFault }: Watched): Promise<() => Promise<void>> {
  const enqueue = serialQueue()
  let last: Promise<void> = Promise.resolve()
  const build = () => {
    last = enqueue(() =>
      bundleByItself(folder).then(
        () => read(path.join(folder, 'dist'), { onBuild, onFault }),
        (error: Error) => onFault(error.message),
      ),
    )
  }
  build()
  const sources = onChange(folder, undefined, build)
  return async () => {
    sources()
    await last
  }
}

function read(room: string, { onBuild, onFault }: Watched): void {
  try {
    onBuild(readBuild(room))
  } catch (error) {
    onFault(error instanceof Error ? error.message : String(error))
  }
}
