import { existsSync, watch } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { serialQueue } from '@sarv/shared/internal/async/serial-queue'
import type { Configuration } from 'webpack'
import { bundleByItself } from '../build/bundle-by-itself'
import { type BuiltFolder, readBuild } from '../build/read-build'

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
    if (!compiler) throw new Error('webpack took no configuration')
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

/** Whatever bundles it is run anew. */
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

/** Debounce delay before a save triggers a build; milliseconds. */
const quiet = 100

/** File watcher with debounce, tells when something in a folder was saved: one of the files, or anything that no bundler wrote. */
function onChange(folder: string, files: readonly string[] | undefined, changed: () => void): () => void {
  let soon: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: files === undefined }, (_, name) => {
    if (name === null || (files ? !files.includes(name) : /^(dist|node_modules)(\/|$)/.test(name))) return
    clearTimeout(soon)
    soon = setTimeout(changed, quiet)
  })
  // Node lists the folders by itself: one that a bundler empties meanwhile is gone when it comes to it.
  watcher.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  return () => {
    clearTimeout(soon)
    watcher.close()
  }
}
