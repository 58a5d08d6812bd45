import { changeCatalogue } from '../../store/catalogue/catalogue-store'
import { requireNoArguments } from '../arguments'
import { changeOutcome } from '../change-outcome'
import type { Verb } from '../verb'

export const renew: Verb = {
  name: 'renew',
  usage: '',
  summary: 'Signs the catalogue anew as it is, with another date',
  options: { adopt: { type: 'boolean', says: 'Also one that is unsigned or signed with another key' } },
  async run(call) {
    requireNoArguments(call)
    const { context } = call
    const author = { ...context.author, adopt: call.flag('adopt') }
    const changed = await changeCatalogue(
      await context.store(),
      context.keys(),
      (catalogue) => ({ ...catalogue }),
      author,
    )
    const { expires } = changed.after
    return changeOutcome(changed, expires ? `It is good until ${expires}.` : 'It is unsigned, and does not expire.')
  },
}
