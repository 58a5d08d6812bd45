import { spawn } from 'node:child_process'
import path from 'node:path'
import { remoteFolders, workspace } from './packages'

/** Builds the shell and the remotes, two processes at a time. `say` gets a line for each. */
export async function buildAll(say: (line: string) => void): Promise<void> {
  const waiting = [path.join(workspace, 'host'), ...remoteFolders()]
  await Promise.all([1, 2].map(() => buildNext(waiting, say)))
}

async function buildNext(waiting: string[], say: (line: string) => void): Promise<void> {
  for (let folder = waiting.shift(); folder; folder = waiting.shift()) say(await buildInProcess(folder))
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
