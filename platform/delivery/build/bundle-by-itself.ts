import { exec } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describeBuild } from './describe-build'

/** Bundles a remote by its own script and describes what came of it. @throws Error with the bundler's own messages */
export async function bundleByItself(folder: string): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  if (!scripts?.bundle)
    throw new Error(`${path.basename(folder)} has neither a webpack.config.ts nor a script «bundle»`)
  // As npm runs it: by a shell, which finds the programs of its packages.
  const programs = [path.join(folder, 'node_modules/.bin'), process.env.PATH].join(path.delimiter)
  try {
    await promisify(exec)(scripts.bundle, { cwd: folder, env: { ...process.env, PATH: programs } })
  } catch (error) {
    // webpack tells of errors where others tell of progress.
    const { message, stdout = '' } = error as Error & { stdout?: string }
    throw new Error([message.trim(), stdout.trim()].filter(Boolean).join('\n'))
  }
  describeBuild(folder)
}
