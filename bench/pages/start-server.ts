import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { workspace } from '@sarv/platform/delivery/build/packages'

export const documentServer = path.join(workspace, 'platform/page/server/main.ts')

/** Starts a server in a process of its own. @param url that it answers once it is there */
export async function startServer(file: string, url: string, env: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
  const child = fork(file, {
    execArgv: ['--max-semi-space-size=2', '--import', 'tsx'],
    env: { ...process.env, ...env },
    cwd: workspace,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode} before it answered`)
    await setTimeout(100)
  }
  return child
}
