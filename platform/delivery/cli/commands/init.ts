import { existsSync } from 'node:fs'
import path from 'node:path'
import { SarvError } from '../../errors/sarv-error'
import type { Command } from '../command'
import { agreedChanges, changeFileOptions, textAt } from '../file-changes'
import { planInit } from '../plan-init'
import { ownTemplates } from '../render-own-remote'

export const init: Command = {
  name: 'init',
  usage: '[<name>]',
  summary: 'Makes a remote of the application in a folder, beside what it has',
  options: {
    folder: { type: 'string', description: 'Where the application lies; else here' },
    template: { type: 'string', description: `Else by its bundler and framework: ${ownTemplates.join(', ')}` },
    'title-fa': { type: 'string', description: 'its title in Persian; the name when left out' },
    'title-en': { type: 'string', description: 'its title in English; the name when left out' },
    owner: { type: 'string', description: 'the team, as gate and status name it; the name when left out' },
    packages: { type: 'string', description: 'Folder of the packed @sarv packages; else the registry has them' },
    ...changeFileOptions,
  },
  examples: ['npx sarv init --dry-run', 'npx sarv init savings --packages packages --yes'],
  async run(call) {
    const [name, more] = call.args
    if (more !== undefined) throw new SarvError('SARV-102', `Expected one name at most, got "${call.args.join(' ')}".`)
    const folder = path.resolve(call.text('folder') ?? '.')
    const packages = call.text('packages')
    const plan = planInit(
      (file) => textAt(folder, file),
      (file) => existsSync(path.join(folder, file)),
      {
        name,
        title: { fa: call.text('title-fa'), en: call.text('title-en') },
        owner: call.text('owner'),
        template: call.text('template'),
        packages:
          packages === undefined ? undefined : path.relative(folder, path.resolve(packages)).replaceAll(path.sep, '/'),
      },
    )
    // A package that other commands do not need.
    const { diffLines } = await import('../diff-lines')
    const isWritten = await agreedChanges(call, folder, plan.changes)
    const files = plan.changes.map(({ file }) => file)
    const lines = isWritten
      ? [`${plan.name} is a remote now, by the template ${plan.template}: ${files.length} files were written.`]
      : [...(call.flag('dry-run') ? diffLines(plan.changes) : []), 'Nothing was written.']
    return {
      lines: [
        ...lines,
        'What remains:',
        ...plan.remains.map((line) => `  - ${line}`),
        '  - npm install, then npx sarv build, and npx sarv dev --against <address of a shell>.',
      ],
      data: { name: plan.name, template: plan.template, isWritten, files, remains: plan.remains },
    }
  },
}
