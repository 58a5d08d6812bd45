import { rollback as rolledBack } from '../../store/catalogue/catalogue-changes'
import { requireOneArgument } from '../arguments'
import { changeBy, changeOptions } from '../catalogue-change'
import type { Command } from '../command'
import { defaultBase } from '../default-base'

export const rollback: Command = {
  name: 'rollback',
  usage: '<name>',
  summary: 'Takes the canary back; without one, the version that everybody runs',
  options: changeOptions,
  completes: 'catalogued',
  examples: ['pnpm sarv rollback pma --why "the receipt was empty"', 'pnpm sarv rollback pma --dry-run'],
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    const store = await call.context.store()
    const usual = defaultBase(name, call.context.env, store.address)
    return changeBy(call, (catalogue) => rolledBack(catalogue, name, usual), {
      advice: () => 'Open tabs leave it at their next navigation.',
    })
  },
}
