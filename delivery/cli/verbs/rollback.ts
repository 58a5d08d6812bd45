import { rollback as rolledBack } from '../../store/catalogue/catalogue-changes'
import { changeCatalogue } from '../../store/catalogue/catalogue-store'
import { requireOneArgument } from '../arguments'
import { changeOutcome } from '../change-outcome'
import { usualBase } from '../usual-base'
import type { Verb } from '../verb'

export const rollback: Verb = {
  name: 'rollback',
  usage: '<name>',
  summary: 'Takes the canary back; without one, the version that everybody runs',
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    const { context } = call
    const store = await context.store()
    const usual = usualBase(name, context.env, store.address)
    const change = (catalogue: Parameters<typeof rolledBack>[0]) => rolledBack(catalogue, name, usual)
    const changed = await changeCatalogue(store, context.keys(), change, context.author)
    return changeOutcome(changed, 'Open tabs leave it at their next navigation.')
  },
}
