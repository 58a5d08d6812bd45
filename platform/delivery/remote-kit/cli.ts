import path from 'node:path'
import { runCommand } from '../cli/run-command'
import { verbs } from '../cli/verbs'
import { ownVerbs } from './own-verbs'
import { inOwnWords } from './own-words'

/** `sarv <verb>` of `@sarv/remote-kit`: the command where a repository is one remote, without the workspace of the shell. */
process.env.SARV_STORE ??= path.resolve('.data/store')
process.exitCode = await runCommand(process.argv.slice(2), ownVerbs(verbs), process.env, {
  out: (text) => void process.stdout.write(inOwnWords(text)),
  err: (text) => void process.stderr.write(inOwnWords(text)),
})
