import type { Command } from '../cli/command'
import { commands } from '../cli/commands'
import { runCommand } from '../cli/run-command'
import type { Store } from '../store/store'

/** Runs a command line in this process. */
export async function runSarv(argv: readonly string[], env: NodeJS.ProcessEnv, known: readonly Command[] = commands) {
  let [out, err] = ['', '']
  const terminal = { out: (text: string) => (out += text), err: (text: string) => (err += text) }
  const code = await runCommand(argv, known, env, terminal)
  return { code, out, err }
}

/** The same with `--json`: its code, and what it wrote for machines. */
export async function sarvJson(line: string | readonly string[], env: NodeJS.ProcessEnv, known?: readonly Command[]) {
  const argv = typeof line === 'string' ? line.split(' ') : line
  const { code, out } = await runSarv([...argv, '--json'], env, known)
  return { code, ...JSON.parse(out) }
}

/** What someone has set who works on a store. */
export function settingsOf({ address }: Pick<Store, 'address'>, by = 'nima'): Record<string, string> {
  return { SARV_STORE: address, SARV_BY: by, SARV_BASE: 'http://cdn.localhost/{name}' }
}
