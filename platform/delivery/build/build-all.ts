import { spawn } from 'node:child_process'
import path from 'node:path'
import { hasKit, kitFolder } from '../webpack/kit/built-kit'
import { remoteFolders, workspace } from './packages'

/**
 * Builds the kit, where there is one, then the shell and the remotes, two processes at a time. A remote that does not build costs only itself.
 * @param say gets a line for each, with the bundler's messages where it did not build
 * @returns the folders of the remotes that were not built
 * @throws Error when the kit or the shell was not
 */
export async function buildAll(say: (line: string) => void): Promise<string[]> {
  const host = path.join(workspace, 'host')
  const waiting = [host, ...remoteFolders()]
  const broken: string[] = []
  const buildNext = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      try {
        say(await buildInProcess(folder))
      } catch (error) {
        if (folder === host) throw error
        broken.push(folder)
        say(error instanceof Error ? error.message : String(error))
      }
    }
  }
  if (hasKit) say(await buildInProcess(kitFolder))
  await Promise.all([buildNext(), buildNext()])
  return broken
}

/** Builds a package in a process of its own: bundler and compiler go with it. @returns one line @throws Error with the bundler's messages */
export function buildInProcess(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'build.ts'), folder], {
      cwd: workspace,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
    child.once('exit', (code) => {
      if (code === 0) resolve(said.trim())
      else reject(new Error(`${path.basename(folder)} was not built:\n${said.trim()}`))
    })
  })
}
