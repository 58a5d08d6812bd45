import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import { sourcesDigest } from './sources-digest'

/**
 * Builds one package for production, unless its sources are those of the last build.
 * @returns whether anything had to be built
 * @throws Error with the bundler's own messages
 */
export async function buildPackage(folder: string): Promise<boolean> {
  const mark = path.join(folder, 'dist/.built')
  const digest = sourcesDigest(folder)
  if (readOr(mark) === digest) return false
  const { config, besides } = (await import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href)) as {
    config: () => Configuration
    /** What is put beside the package's own files, once they are there. */
    besides?: () => Configuration[]
  }
  await run(config())
  for (const other of besides?.() ?? []) await run(other)
  writeFileSync(mark, digest)
  return true
}

function run(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    if (!compiler) throw new Error('webpack took no configuration')
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
