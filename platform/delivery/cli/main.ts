import { isInstalled } from '../build/packages'
import { paint } from './colorize'
import { commands as all, productCommands } from './commands'
import { completeLine } from './complete-line'
import { runCommand } from './run-command'

const argv = process.argv.slice(2)
const commands = isInstalled ? productCommands : all
/** What the command is called where it is typed. */
const named = (text: string) => (isInstalled ? text.replaceAll('pnpm sarv', 'npx sarv') : text)

/** Colours are for eyes: not for a pipe, and not for a person who has set NO_COLOR. */
function written(stream: NodeJS.WriteStream): (text: string) => void {
  const isPainted = stream.isTTY && stream.hasColors() && !argv.includes('--json')
  return (text) => void stream.write(isPainted ? paint(named(text)) : named(text))
}

/** `pnpm sarv <command>`. */
const out = written(process.stdout)
if (argv[0] === 'completion-server') await completeLine(commands, process.env, (line) => out(`${line}\n`))
else {
  // A remote says in TypeScript how it is built.
  if (argv[0] === 'dev') (await import('tsx/esm/api')).register()
  process.exitCode = await runCommand(argv, commands, process.env, { out, err: written(process.stderr) })
}
