import { requireNoArguments } from '../arguments'
import { changeBy, changeOptions, revisionOf } from '../catalogue-change'
import type { Command } from '../command'
import { withOwnEntries } from '../own-entries'

export const renew: Command = {
  name: 'renew',
  usage: '',
  summary: 'Signs the catalogue again as it is, with a new date, and where keys are delegated the entries of this key',
  options: {
    adopt: { type: 'boolean', description: 'Also one that is unsigned or signed with another key' },
    above: {
      type: 'string',
      description:
        'Makes the revision higher than this one, that of document servers that are ahead of a restored store',
    },
    ...changeOptions,
  },
  examples: ['SARV_SIGNING_KEY=signing-key.json pnpm sarv renew', 'pnpm sarv renew --above 32'],
  async run(call) {
    requireNoArguments(call)
    const keys = call.context.keys()
    return changeBy(call, (catalogue, { trusted }) => withOwnEntries(catalogue, keys, trusted), {
      adopt: call.flag('adopt'),
      above: revisionOf(call, 'above'),
      advice: ({ after }) =>
        after.expires ? `It is good until ${after.expires}.` : 'It is unsigned, and does not expire.',
    })
  },
}
