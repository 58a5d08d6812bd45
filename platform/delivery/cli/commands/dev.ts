import { existsSync } from 'node:fs'
import path from 'node:path'
import { SarvError } from '../../errors/sarv-error'
import { defaultPorts, originOf } from '../../local/platform-plan'
import { requireOneArgument } from '../arguments'
import { findRemoteFolder } from '../build-candidate'
import type { Command } from '../command'
import { interrupted } from '../interrupted'

export const dev: Command = {
  name: 'dev',
  usage: '<name>',
  summary: 'Shows a remote from this machine inside a running shell, again after every save',
  options: {
    against: { type: 'string', description: `The address of the shell; else ${originOf(defaultPorts.host)}` },
    folder: { type: 'string', description: 'Where the remote lies; else remote-<name> of this workspace' },
  },
  completes: 'folders',
  examples: ['pnpm sarv dev invest', 'pnpm sarv dev invest --against https://staging.example.ir'],
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    const shell = call.text('against') ?? originOf(defaultPorts.host)
    const folder = folderOf(call.text('folder'), name)
    // A bundler that no other command needs.
    const { developAgainst } = await import('../../dev-override/dev-override')
    await developAgainst({ name, folder, shell, say: call.context.progress, until: interrupted() })
    return { lines: [`${name} is out of ${shell} again.`], data: { name, shell } }
  },
}

function folderOf(named: string | undefined, name: string): string {
  if (named === undefined) return findRemoteFolder(name)
  const folder = path.resolve(named)
  if (existsSync(path.join(folder, 'remote.json'))) return folder
  throw new SarvError('SARV-301', `${folder} has no remote.json.`)
}
