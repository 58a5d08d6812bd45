import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { workspace } from '../build/packages'

export interface RacePlan {
  readonly writers: number
  readonly updates: number
  /** How many more there are, which are killed in the middle of their work. */
  readonly killed: number
}

/**
 * Race test: lets processes change one key at the same time.
 * @returns for each by name the number of the last update that it has said to be in
 */
export async function race(address: string, key: string, { writers, updates, killed }: RacePlan) {
  const whole = Array.from({ length: writers }, (_, index) => write(`writer-${index}`, updates, updates))
  const cut = Array.from({ length: killed }, (_, index) => write(`killed-${index}`, 1_000_000, 3 + index))
  return new Map(await Promise.all([...whole, ...cut]))

  async function write(name: string, planned: number, enough: number): Promise<[name: string, last: number]> {
    const program = path.join(import.meta.dirname, 'race-writer.ts')
    const child = spawn(process.execPath, ['--import', 'tsx', program, address, key, name, String(planned)], {
      cwd: workspace,
      env: { ...process.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let last = 0
    const lines = createInterface({ input: child.stdout })
    lines.on('line', (line) => {
      last = Number(line)
      if (last === enough && enough < planned) child.kill('SIGKILL')
    })
    await Promise.all([once(lines, 'close'), once(child, 'exit')])
    return [name, last]
  }
}
