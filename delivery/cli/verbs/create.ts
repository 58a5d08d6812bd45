import path from 'node:path'
import { workspace } from '../../build/packages'
import { requireOneArgument } from '../arguments'
import { createRemote } from '../create-remote'
import { linkPackages } from '../link-packages'
import type { Verb } from '../verb'

export const create: Verb = {
  name: 'create',
  usage: '<name>',
  summary: 'Makes a remote that passes every check',
  options: {
    'title-fa': { type: 'string', says: 'its title in Persian; the name when left out' },
    'title-en': { type: 'string', says: 'its title in English; the name when left out' },
    owner: { type: 'string', says: 'the team, as gate and status name it; the name when left out' },
    plain: { type: 'boolean', says: 'without React, by another bundler' },
  },
  examples: ['pnpm sarv create savings --title-fa پس‌انداز --title-en Savings', 'pnpm sarv create notes --plain'],
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    const title = { fa: call.text('title-fa') ?? name, en: call.text('title-en') ?? name }
    const owner = call.text('owner') ?? name
    const folder = createRemote(workspace, { name, title, owner, plain: call.flag('plain') })
    const made = path.basename(folder)
    call.context.progress('Linking its packages (pnpm install --offline) …')
    const fault = await linkPackages(call.context.env)
    return {
      lines: [
        `${made} is there, with its page at /${name}.`,
        ...(fault === undefined ? [] : [`Its packages are not linked yet (${fault}). Run: pnpm install`]),
        `See it    pnpm sarv dev ${name}     inside the shell of pnpm start, anew with every save`,
        `Check it  pnpm sarv check ${name}`,
        `Ship it   pnpm sarv publish ${name}`,
      ],
      data: { folder: made, route: `/${name}` },
    }
  },
}
