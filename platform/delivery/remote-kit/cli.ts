import path from 'node:path'
import { commands } from '../cli/commands'
import { runCommand } from '../cli/run-command'
import { ownCommands } from './own-commands'
import { inOwnWords } from './own-words'

/** `sarv <command>` of `@sarv/remote-kit`: the command where a repository is one remote, without the workspace of the shell. */
process.env.SARV_STORE ??= path.resolve('.data/store')
process.exitCode = await runCommand(process.argv.slice(2), ownCommands(commands), process.env, {
  out: (text) => void process.stdout.write(inOwnWords(text)),
  err: (text) => void process.stderr.write(inOwnWords(text)),
})
