import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { workspace } from '../build/packages'

/**
 * Links what a new package of the workspace depends on, out of pnpm's store: the network is not asked.
 * @param env `npm_execpath` in it is the pnpm that runs this command
 * @returns why it could not, in one line; undefined when it is done
 */
export async function linkPackages({ npm_execpath: pnpm }: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (!pnpm?.includes('pnpm')) return 'this command was not run by pnpm'
  const [program, ...before] = /\.[cm]?js$/.test(pnpm) ? [process.execPath, pnpm] : [pnpm]
  try {
    await promisify(execFile)(program, [...before, 'install', '--offline', '--no-frozen-lockfile'], { cwd: workspace })
    return undefined
  } catch (error) {
    const { stdout = '', message } = error as Error & { stdout?: string }
    return (/ERR_PNPM_\w+/.exec(stdout) ?? [message.split('\n')[0]])[0]
  }
}
