import { revive as revived } from '../../store/catalogue/catalogue-changes'
import { changeCatalogue } from '../../store/catalogue/catalogue-store'
import { requireOneArgument } from '../arguments'
import { changeOutcome } from '../change-outcome'
import type { Verb } from '../verb'

export const revive: Verb = {
  name: 'revive',
  usage: '<name>',
  summary: 'Switches a remote on again',
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    const { context } = call
    const change = (catalogue: Parameters<typeof revived>[0]) => revived(catalogue, name)
    return changeOutcome(await changeCatalogue(await context.store(), context.keys(), change, context.author))
  },
}
