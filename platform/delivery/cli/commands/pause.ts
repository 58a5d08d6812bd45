import { pauseRamp } from '../../store/catalogue/catalogue-changes'
import { requireOneArgument } from '../arguments'
import { changeBy, changeOptions } from '../catalogue-change'
import type { Command } from '../command'

export const pause: Command = {
  name: 'pause',
  usage: '<name>',
  summary: 'Stops a ramp where it is: its canary goes on with the people that it has',
  options: changeOptions,
  completes: 'catalogued',
  examples: ['pnpm sarv pause pma --why "the hotline asks"'],
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    return changeBy(call, (catalogue) => pauseRamp(catalogue, name), {
      advice: () => `Goes on with \`pnpm sarv resume ${name}\`.`,
    })
  },
}
