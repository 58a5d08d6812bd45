import { removeLocks } from '../../store/locks'
import { requireOneArgument } from '../arguments'
import type { Command } from '../command'

export const unlock: Command = {
  name: 'unlock',
  usage: '<name> | all',
  summary: 'Ends the locks of that name, also the windows that are to come',
  completes: 'catalogued',
  examples: ['pnpm sarv unlock pma'],
  async run(call) {
    const name = requireOneArgument(call, '<name> or all')
    await removeLocks(await call.context.store(), name, Date.now())
    return { lines: [`${name} is unlocked.`], data: { name } }
  },
}
