import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const workspace = path.resolve(import.meta.dirname, '../..')

interface Printed {
  readonly code: number
  /** Both streams, as a terminal shows them. */
  readonly text: string
}

/** A checkout of what is committed, installed from the packages of this machine, without the network from then on. */
export interface CleanClone {
  readonly folder: string
  /** Runs a line of bash in it. */
  run(line: string): Promise<Printed>
  /** Runs a line until it has printed something that matches. */
  runUntil(line: string, shape: RegExp): Promise<RunningLine>
  /** Ends what runs, and removes it. */
  remove(): Promise<void>
}

export interface RunningLine {
  readonly text: () => string
  /** Ctrl-C. */
  interrupt(): Promise<void>
}

/** Clones this repository as it is committed, and installs it. */
export async function cleanClone(): Promise<CleanClone> {
  const room = mkdtempSync(path.join(tmpdir(), 'sarv-clone-'))
  const folder = path.join(room, 'sarv')
  const bin = path.join(room, 'bin')
  mkdirSync(bin)
  // What a newcomer has installed globally.
  writeFileSync(path.join(bin, 'pnpm'), `#!/bin/sh\nexec ${await pnpmProgram()} "$@"\n`, { mode: 0o755 })
  await promisify(execFile)('git', ['clone', '--quiet', '--local', workspace, folder])
  const env = { ...ownEnvironment(), PATH: `${bin}:${process.env.PATH}`, SARV_BY: 'savings-team' }
  const running = new Set<ChildProcess>()

  function start(line: string) {
    let text = ''
    const child = spawn('bash', ['-c', `exec 2>&1; ${line}`], { cwd: folder, env, detached: true })
    running.add(child)
    child.once('exit', () => running.delete(child))
    child.stdout.setEncoding('utf8').on('data', (more: string) => {
      text += more
    })
    return { child, text: () => text }
  }

  const clone: CleanClone = {
    folder,
    async run(line) {
      const { child, text } = start(line)
      const [code] = (await once(child, 'close')) as [number]
      return { code, text: text() }
    },
    async runUntil(line, shape) {
      const { child, text } = start(line)
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', () => shape.test(text()) && resolve())
        child.once('close', (code) => reject(new Error(`${line} ended with ${code}:\n${text()}`)))
      })
      return { text, interrupt: () => interrupt(child) }
    },
    async remove() {
      await Promise.all([...running].map(interrupt))
      rmSync(room, { recursive: true, maxRetries: 5 })
    },
  }
  const installed = await clone.run('pnpm install --offline --frozen-lockfile')
  if (installed.code !== 0) throw new Error(`The clone was not installed:\n${installed.text}`)
  return clone
}

/** The pnpm that runs this test, else the one that npx has kept: npx itself takes seconds for each call. */
async function pnpmProgram(): Promise<string> {
  const { npm_execpath: own } = process.env
  const kept = ['--offline', '--yes', '--package', 'pnpm@12.21.0', '--call', 'readlink -f "$(command -v pnpm)"']
  const program = own?.includes('pnpm') ? own : (await promisify(execFile)('npx', kept)).stdout.trim()
  return /\.[cm]?js$/.test(program) ? `node ${program}` : program
}

/** The environment without what a test runner or pnpm around it have put there. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(?:npm_|pnpm_|JEST_|NODE_OPTIONS$|NODE_ENV$|SARV_|INIT_CWD$)/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)))
}

/** Ctrl-C reaches the whole group of processes, as in a terminal. */
async function interrupt(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const ended = once(child, 'close')
  process.kill(-child.pid, 'SIGINT')
  await ended
}
