import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import { hasKit, kitDist, kitFolder, readKit } from '../webpack/kit/built-kit'
import { type NpmPackage, readBuildRecord, writeBuildRecord } from './build-record'
import { bundleByItself } from './bundle-by-itself'
import { bundledPackages } from './bundled-packages'
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
  // A build of before has no record of what is in it.
  if (readOr(mark) === digest && readBuildRecord(path.dirname(mark))) return false
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
  const packages = await run(config())
  for (const other of besides?.() ?? []) packages.push(...(await run(other)))
  if (folder !== kitFolder && shipsKit(folder)) packages.push(...(readBuildRecord(kitDist)?.packages ?? []))
  writeBuildRecord(folder, packages, 'bundle')
}

/** Whether the kit's files are among those of a build. */
function shipsKit(folder: string): boolean {
  const kit = readKit()
  return kit !== undefined && existsSync(path.join(folder, 'dist', kit.script))
}

/** @returns the packages of which there is something in what was built */
function run(config: Configuration): Promise<NpmPackage[]> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    if (!compiler) throw new Error('webpack refused the configuration')
    compiler.run((error, stats) => {
      const packages = stats && !stats.hasErrors() ? bundledPackages(stats.compilation) : []
      compiler.close(() => {
        if (error) reject(error)
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })))
        else resolve(packages)
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
