import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bundle } from '../cli/build-candidate'
import type { Call, Command } from '../cli/command'
import { SarvError } from '../errors/sarv-error'

/** Commands that act on a remote's sources: here on those of the folder that the command runs in. */
const onSources = ['dev', 'check', 'publish']

/** Commands that need the sources of shell, console or the API's contract, or the pnpm workspace around them. */
const ofWorkspace = ['new', 'console', 'probe-api', 'doctor', 'completion']

/** The commands of a repository that is one remote: its name, folder and build are those of the folder they run in. */
export function ownCommands(commands: readonly Command[]): Command[] {
  return [
    build,
    ...commands
      .filter(({ name }) => !ofWorkspace.includes(name))
      .map((command) => {
        if (command.name === 'create')
          return { ...command, prepare: (call: Call) => withDefault(call, 'template', 'plain') }
        return onSources.includes(command.name) ? onOwnSources(command) : command
      }),
  ]
}

const build: Command = {
  name: 'build',
  usage: '',
  summary: 'Runs the script «bundle» and describes what came of it in dist/platform.json',
  examples: ['sarv build', 'SARV_VERSION=1.4.0 sarv build'],
  async run() {
    const dist = await bundle(path.resolve())
    const { name, version, files } = JSON.parse(readFileSync(path.join(dist, 'platform.json'), 'utf8'))
    return { lines: [`${name}@${version}: ${files.length} files in dist.`], data: { name, version } }
  },
}

function onOwnSources(command: Command): Command {
  return {
    ...command,
    usage: '',
    summary:
      command.name === 'publish'
        ? 'Builds, checks and uploads a version; nobody runs it before it is promoted'
        : command.summary,
    examples: [`npx sarv ${command.name}`],
    prepare: ownSources,
  }
}

function ownSources(call: Call): Call {
  return withDefault({ ...call, args: call.args.length > 0 ? call.args : [ownName()] }, 'folder', '.')
}

function withDefault(call: Call, name: string, value: string): Call {
  return { ...call, text: (option) => call.text(option) ?? (option === name ? value : undefined) }
}

function ownName(): string {
  try {
    return JSON.parse(readFileSync('remote.json', 'utf8')).name
  } catch {
    throw new SarvError('SARV-301', `${path.resolve()} has no readable remote.json.`)
  }
}
