import { revive as revived } from '../../store/catalogue/catalogue-changes'
import { requireOneArgument } from '../arguments'
import { changeBy, changeOptions } from '../catalogue-change'
import type { Command } from '../command'

export const revive: Command = {
  name: 'revive',
  usage: '<name>',
  summary: 'Switches a remote on again, or the app',
  options: changeOptions,
  completes: 'catalogued',
  examples: ['pnpm sarv revive pma --why "the receipt is mended"'],
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    return changeBy(call, (catalogue) => revived(catalogue, name))
  },
}
