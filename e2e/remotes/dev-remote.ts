import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { createRemote } from '@sarv/platform/delivery/cli/create-remote'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'

/** A remote that a person is at work on, outside the workspace, with its `pnpm sarv dev`. */
export interface DevRemote {
  readonly folder: string
  /** Replaces a text in one of its files, as an editor saves it. */
  save(file: string, from: string, to: string): void
  /** Starts the command; answers with the address that it says to open. */
  develop(shell: string): Promise<string>
  /** Ends the command without a word, as a machine that goes down. */
  kill(): Promise<void>
  /** Ends the command by Ctrl-C; answers with what it says last. */
  interrupt(): Promise<string>
  remove(): Promise<void>
}

/**
 * Makes a remote from the template of `pnpm sarv create`.
 * @param name also of its page, unless that is another one
 */
export function devRemote(name: string, page = `/${name}`): DevRemote {
  const room = mkdtempSync(path.join(tmpdir(), 'sarv-trial-'))
  const folder = createRemote(room, { name, title: { fa: 'آزمایش', en: 'Trial' }, plain: false })
  symlinkSync(path.join(folderOf('support'), 'node_modules'), path.join(folder, 'node_modules'))
  let command: ChildProcess | undefined
  let said = ''

  function save(file: string, from: string, to: string): void {
    const place = path.join(folder, file)
    const text = readFileSync(place, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
    writeFileSync(place, text.replaceAll(from, to))
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = command
    command = undefined
    if (running?.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((resolve) => running.once('close', resolve))
    running.kill(signal)
    await ended
  }
  for (const file of ['remote.json', 'src/routes.tsx']) if (page !== `/${name}`) save(file, `/${name}`, page)

  return {
    folder,
    save,
    develop(shell) {
      const args = ['platform/delivery/cli/main.ts', 'dev', name, '--folder', folder, '--against', shell]
      const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
        cwd: workspace,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      command = child
      said = ''
      return new Promise((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding('utf8').on('data', (text: string) => {
            said += text
            const [, address] = /Open (\S+) /.exec(said) ?? []
            if (address) resolve(address)
          })
        child.once('exit', (code) => reject(new Error(`dev ended with ${code}: ${said}`)))
      })
    },
    kill: () => end('SIGKILL'),
    async interrupt() {
      await end('SIGINT')
      return said.trimEnd().split('\n').at(-1) ?? ''
    },
    async remove() {
      await end('SIGKILL')
      rmSync(room, { recursive: true })
    },
  }
}
