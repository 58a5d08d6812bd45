import { requireNoArguments } from '../arguments'
import { changeBy, changeOptions } from '../catalogue-change'
import type { Verb } from '../verb'

export const renew: Verb = {
  name: 'renew',
  usage: '',
  summary: 'Signs the catalogue anew as it is, with another date',
  options: {
    adopt: { type: 'boolean', says: 'Also one that is unsigned or signed with another key' },
    ...changeOptions,
  },
  examples: ['SARV_SIGNING_KEY=signing-key.json pnpm sarv renew'],
  async run(call) {
    requireNoArguments(call)
    return changeBy(call, (catalogue) => ({ ...catalogue }), {
      adopt: call.flag('adopt'),
      advice: ({ after }) =>
        after.expires ? `It is good until ${after.expires}.` : 'It is unsigned, and does not expire.',
    })
  },
}
