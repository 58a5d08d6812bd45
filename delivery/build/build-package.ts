import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import webpack, { type Configuration } from 'webpack'
import { kitFolder } from '../webpack/kit/built-kit'
import { describeBuild } from './describe-build'
import { sourcesDigest } from './sources-digest'

/**
 * Builds one package for production, unless its sources are those of the last build. A remote without a
 * `webpack.config.ts` is bundled by its own script `bundle`, by whatever it likes.
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

/** Bundles a remote by its own script and describes what came of it. @throws Error with the bundler's own messages */
export async function bundleByItself(folder: string): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  const [program, ...args] = scripts?.bundle?.split(' ') ?? []
  if (!program) throw new Error(`${path.basename(folder)} has neither a webpack.config.ts nor a script «bundle»`)
  await promisify(execFile)(program, args, { cwd: folder })
  describeBuild(folder)
}

async function buildByPreset(folder: string): Promise<void> {
  // Everything that our presets build takes it from there.
  if (folder !== kitFolder) await buildPackage(kitFolder)
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
