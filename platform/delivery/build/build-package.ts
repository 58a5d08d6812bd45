import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import { hasKit, kitFolder } from '../webpack/kit/built-kit'
import { bundleByItself } from './bundle-by-itself'
import { sourcesDigest } from './sources-digest'

/**
 * Builds one package for production, unless its sources are those of the last build. A remote without a
 * `webpack.config.ts` is bundled by its own script `bundle`, with any bundler.
 * @returns whether anything had to be built
 * @throws Error with the bundler's own messages
 */
export async function buildPackage(folder: string): Promise<boolean> {
  const mark = path.join(folder, 'dist/.built')
  const digest = sourcesDigest(folder)
  if (readOr(mark) === digest) return false
  if (existsSync(path.join(folder, 'webpack.config.ts'))) await buildByPreset(folder)
  else await bundleByItself(folder)
  writeFileSync(mark, digest)
  return true
}

async function buildByPreset(folder: string): Promise<void> {
  // Every package that our presets build takes the kit from there.
  if (hasKit && folder !== kitFolder) await buildPackage(kitFolder)
  const { config, besides } = (await import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href)) as {
    config: () => Configuration
    /** What is put beside the package's own files, once they are there. */
    besides?: () => Configuration[]
  }
  await run(config())
  for (const other of besides?.() ?? []) await run(other)
}

function run(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    if (!compiler) throw new Error('webpack refused the configuration')
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })))
        else resolve()
      })
    })
  })
}

function readOr(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
