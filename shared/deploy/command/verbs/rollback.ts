import { rollback as rolledBack } from '../../catalogue-changes'
import { changeCatalogue } from '../../catalogue-store'
import { theOne } from '../arguments'
import { changeOutcome } from '../change-outcome'
import type { Verb } from '../verb'

export const rollback: Verb = {
  name: 'rollback',
  usage: '<name>',
  summary: 'Takes the canary back; without one, the version that everybody runs',
  async run(call) {
    const name = theOne(call, '<name>')
    const { context } = call
    const change = (catalogue: Parameters<typeof rolledBack>[0]) => rolledBack(catalogue, name)
    const changed = await changeCatalogue(await context.store(), context.keys(), change, context.author)
    return changeOutcome(changed, 'Open tabs leave it at their next navigation.')
  },
}
