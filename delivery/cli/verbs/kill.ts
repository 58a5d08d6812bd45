import type { Localized } from '@sarv/shared/internal/remote/manifest'
import { SarvError } from '../../errors/sarv-error'
import { kill as killed } from '../../store/catalogue/catalogue-changes'
import { changeCatalogue } from '../../store/catalogue/catalogue-store'
import { requireOneArgument } from '../arguments'
import { changeOutcome } from '../change-outcome'
import type { Call, Verb } from '../verb'

export const kill: Verb = {
  name: 'kill',
  usage: '<name>',
  summary: 'Switches a remote off; a card with the message stands in its place',
  options: {
    'message-fa': { type: 'string', says: 'What people read, in Persian' },
    'message-en': { type: 'string', says: 'What people read, in English' },
    message: { type: 'string', says: 'One text for both languages' },
  },
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    const message = messageOf(call)
    const { context } = call
    const changed = await changeCatalogue(
      await context.store(),
      context.keys(),
      (catalogue) => killed(catalogue, name, message, new Date().toISOString()),
      context.author,
    )
    return changeOutcome(changed, `On again: \`pnpm sarv revive ${name}\`.`)
  },
}

function messageOf(call: Call): Localized {
  const fa = call.text('message-fa') ?? call.text('message')
  const en = call.text('message-en') ?? call.text('message')
  if (!fa?.trim() || !en?.trim())
    throw new SarvError('SARV-102', 'People read a message: --message-fa and --message-en, or --message for both.')
  return { fa, en }
}
