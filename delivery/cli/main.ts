import { runCommand } from './run-command'
import { verbs } from './verbs'

/** `pnpm sarv <verb>`. */
process.exitCode = await runCommand(process.argv.slice(2), verbs, process.env, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
})
