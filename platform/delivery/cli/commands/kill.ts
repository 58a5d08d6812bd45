import type { Localized } from '../../../contract/manifest-parts'
import { SarvError } from '../../errors/sarv-error'
import { longest } from '../../store/catalogue/audit-text'
import { kill as killed } from '../../store/catalogue/catalogue-changes'
import { requireAuditText, requireOneArgument } from '../arguments'
import { changeBy, changeOptions } from '../catalogue-change'
import type { Call, Command } from '../command'

export const kill: Command = {
  name: 'kill',
  usage: '<name>',
  summary: 'Switches a remote off, or with `host` the app; the message stands in its place',
  options: {
    'message-fa': { type: 'string', description: 'What people read, in Persian' },
    'message-en': { type: 'string', description: 'What people read, in English' },
    message: { type: 'string', description: 'One text for both languages' },
    ...changeOptions,
  },
  completes: 'catalogued',
  examples: ['pnpm sarv kill pma --message-fa "سبد تا ساعت ۱۸ بسته است" --message-en "Closed until 18:00"'],
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    const message = messageOf(call)
    return changeBy(call, (catalogue) => killed(catalogue, name, message, new Date().toISOString()), {
      advice: () => `On again: \`pnpm sarv revive ${name}\`.`,
    })
  },
}

function messageOf(call: Call): Localized {
  const fa = call.text('message-fa') ?? call.text('message')
  const en = call.text('message-en') ?? call.text('message')
  if (!fa?.trim() || !en?.trim())
    throw new SarvError('SARV-102', 'People read a message: --message-fa and --message-en, or --message for both.')
  const name = 'The message, in either language,'
  return {
    fa: requireAuditText(name, fa, longest.message),
    en: requireAuditText(name, en, longest.message),
  }
}
