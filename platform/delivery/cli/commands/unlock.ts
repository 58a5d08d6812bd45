import { changeCatalogue } from '../../store/catalogue/catalogue-store'
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
    const { author, keys, store: open } = call.context
    const store = await open()
    await removeLocks(store, name, Date.now())
    const what = [`${name}: is unlocked`]
    await changeCatalogue(store, keys(), (catalogue) => ({ ...catalogue }), { ...author, who: author.who, what })
    return { lines: [`${name} is unlocked.`], data: { name } }
  },
}
