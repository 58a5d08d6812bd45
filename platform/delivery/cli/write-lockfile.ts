import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Has npm write package-lock.json, without installing anything: what `npm ci` needs, also on another machine.
 * @param env where npm is found by `PATH`
 * @returns why it could not, in one line; undefined when it is done
 */
export async function writeLockfile(folder: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const words = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--fetch-retries=1']
  try {
    await promisify(execFile)('npm', words, { cwd: folder, env, timeout: 120_000, shell: process.platform === 'win32' })
    return undefined
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    return (/npm error (?:code )?(\S.*)/.exec(stderr) ?? [undefined, message.split('\n')[0] ?? ''])[1]
  }
}
