import { resumeRamp } from '../../store/catalogue/catalogue-changes'
import { requireOneArgument } from '../arguments'
import { changeBy, changeOptions } from '../catalogue-change'
import type { Command } from '../command'

export const resume: Command = {
  name: 'resume',
  usage: '<name>',
  summary: 'Lets a paused ramp go on; its present step starts again',
  options: changeOptions,
  completes: 'catalogued',
  examples: ['pnpm sarv resume pma'],
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    return changeBy(call, (catalogue) => resumeRamp(catalogue, name, new Date().toISOString()))
  },
}
