import path from 'node:path'
import { platformVersion } from '../../../contract/platform'
import type { Command } from '../command'
import { agreedChanges, changeFileOptions, textAt } from '../file-changes'
import type { UpdatePlan } from '../plan-update'
import { ownTemplates } from '../render-own-remote'

export const update: Command = {
  name: 'update',
  usage: '[<file> …]',
  summary: 'Moves a repository that a template made to the template of this kit; what its team changed stays',
  options: {
    folder: { type: 'string', description: 'Where the repository lies; else here' },
    force: {
      type: 'boolean',
      description: 'Replaces files that the team has changed too; else only those that are named',
    },
    template: {
      type: 'string',
      description: `For a repository without sarv-template.json: ${ownTemplates.join(', ')}`,
    },
    ...changeFileOptions,
  },
  examples: ['npx sarv update --dry-run', 'npx sarv update --yes', 'npx sarv update vite.config.js'],
  async run(call) {
    // Packages that other commands do not need.
    const [{ planUpdate }, { diffLines }] = await Promise.all([import('../plan-update'), import('../diff-lines')])
    const folder = path.resolve(call.text('folder') ?? '.')
    const wish = { files: call.args, force: call.flag('force'), template: call.text('template') }
    const plan = planUpdate((file) => textAt(folder, file), wish)
    const { template, from, changes, left, notes } = plan
    const data = { template, from, to: platformVersion, files: filesOf(changes), left: filesOf(left), notes }
    if (changes.length === 0 && left.length === 0)
      return {
        lines: [`Nothing to do: it is the template ${template} of ${platformVersion}.`],
        data: { ...data, isWritten: false },
      }
    const isWritten = changes.length > 0 && (await agreedChanges(call, folder, changes))
    const shown = isWritten ? [`${changes.length} files are those of ${platformVersion} now. Run: npm install`] : []
    const diff = call.flag('dry-run') ? diffLines(changes) : []
    return {
      lines: [
        ...diff,
        ...leftLines(plan, diffLines),
        ...notes,
        ...shown,
        ...(isWritten ? [] : ['Nothing was written.']),
      ],
      data: { ...data, isWritten },
    }
  },
}

const filesOf = (changes: UpdatePlan['changes']) => changes.map(({ file }) => file)

function leftLines({ left }: UpdatePlan, diffLines: (changes: UpdatePlan['left']) => string[]): string[] {
  if (left.length === 0) return []
  return [
    'These were changed here and stay. The template would make of them:',
    ...diffLines(left),
    `To take the template's: sarv update ${filesOf(left).join(' ')}`,
  ]
}
