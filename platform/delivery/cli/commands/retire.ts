import { retire as retired } from '../../store/catalogue/catalogue-changes'
import { requireOneArgument } from '../arguments'
import { changeBy, changeOptions } from '../catalogue-change'
import type { Command } from '../command'

export const retire: Command = {
  name: 'retire',
  usage: '<name>',
  summary: 'Takes a remote that is switched off out of the catalogue; its files stay',
  options: changeOptions,
  completes: 'catalogued',
  examples: ['pnpm sarv retire pma --why "its screens are part of invest now"'],
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    return changeBy(call, (catalogue) => retired(catalogue, name), {
      advice: ({ before }) => `In again: \`pnpm sarv promote ${name}@${lastVersion(before.remotes, name)}\`.`,
    })
  },
}

function lastVersion(
  remotes: readonly { readonly current: { name: string; version: string } }[],
  name: string,
): string {
  return remotes.find(({ current }) => current.name === name)?.current.version ?? '<version>'
}
