import { runCommand } from './run-command'
import { verbs } from './verbs'

/** `pnpm sarv <verb>`. */
// A remote says in TypeScript how it is built.
if (process.argv[2] === 'dev') (await import('tsx/esm/api')).register()
process.exitCode = await runCommand(process.argv.slice(2), verbs, process.env, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
})
