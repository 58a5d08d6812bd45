import path from 'node:path'
import { workspace } from '../../build/packages'
import { requireOneArgument } from '../arguments'
import type { Call, Command, Outcome } from '../command'
import { createOwnRemote, createWithPackages } from '../create-own-remote'
import { createRemote } from '../create-remote'
import { linkPackages } from '../link-packages'
import { type OwnRemote, ownTemplates } from '../render-own-remote'
import { writeLockfile } from '../write-lockfile'

export const create: Command = {
  name: 'create',
  usage: '<name>',
  summary: 'Makes a remote that passes every check',
  options: {
    'title-fa': { type: 'string', description: 'its title in Persian; the name when left out' },
    'title-en': { type: 'string', description: 'its title in English; the name when left out' },
    owner: { type: 'string', description: 'the team, as gate and status name it; the name when left out' },
    plain: { type: 'boolean', description: 'without React, by another bundler' },
    template: { type: 'string', description: `A repository of its own instead, by ${ownTemplates.join(', ')}` },
    into: { type: 'string', description: 'With --template: where its folder comes to stand; else here' },
    packages: {
      type: 'string',
      description: 'With --template: folder of the packed @sarv packages, which are copied; else the registry has them',
    },
    'no-lockfile': { type: 'boolean', description: 'With --template: does not ask the registry for package-lock.json' },
  },
  examples: [
    'pnpm sarv create savings --title-fa پس‌انداز --title-en Savings',
    'pnpm sarv create notes --plain',
    'pnpm sarv create notes --template react-vite --into ..',
  ],
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    const title = { fa: call.text('title-fa') ?? name, en: call.text('title-en') ?? name }
    const owner = call.text('owner') ?? name
    const template = call.text('template')
    if (template !== undefined) return createElsewhere(call, { name, title, owner, template })
    const folder = createRemote(workspace, { name, title, owner, plain: call.flag('plain') })
    const made = path.basename(folder)
    call.context.progress('Linking its packages (pnpm install --offline) …')
    const fault = await linkPackages(call.context.env)
    return {
      lines: [
        `${made} is there, with its page at /${name}.`,
        ...(fault === undefined ? [] : [`Its packages are not linked yet (${fault}). Run: pnpm install`]),
        `See it    pnpm sarv dev ${name}     inside the shell of pnpm start, again after every save`,
        `Check it  pnpm sarv check ${name}`,
        `Ship it   pnpm sarv publish ${name}`,
      ],
      data: { folder: made, route: `/${name}` },
    }
  },
}

async function createElsewhere(call: Call, remote: OwnRemote): Promise<Outcome> {
  const [into, packed] = [path.resolve(call.text('into') ?? '.'), call.text('packages')]
  const folder = packed === undefined ? createOwnRemote(into, remote) : createWithPackages(into, remote, packed)
  if (!call.flag('no-lockfile')) call.context.progress('Writing package-lock.json (npm install --package-lock-only) …')
  const fault = call.flag('no-lockfile') ? 'by --no-lockfile' : await writeLockfile(folder, call.context.env)
  return {
    lines: [
      `${folder} is there, with its page at /${remote.name}.`,
      ...(fault === undefined
        ? []
        : [`It has no package-lock.json (${fault}): npm install writes it, npm ci needs it.`]),
      `Begin     cd ${folder} && npm ${fault === undefined ? 'ci' : 'install'} && npm test`,
      'See it    npx sarv dev --against <address of a shell>',
      'Check it  npx sarv check --store <store of the platform>',
      'Ship it   npx sarv publish --store <store of the platform>',
    ],
    data: { folder, route: `/${remote.name}`, hasLockfile: fault === undefined },
  }
}
