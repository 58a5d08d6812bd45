import { none } from '../arguments'
import { errorsDocument } from '../errors-document'
import { examine } from '../examinations'
import type { Verb } from '../verb'

export const doctor: Verb = {
  name: 'doctor',
  usage: '',
  summary: 'Finds what is wrong with this machine, the store and the catalogue, each with its fix',
  options: { list: { type: 'boolean', says: 'All numbered errors, as in docs/errors.md' } },
  async run(call) {
    none(call)
    if (call.flag('list')) return { lines: [errorsDocument().trimEnd()], data: {} }
    const { faults, lines } = await examine(call.context)
    return {
      lines: [...lines, faults.length === 0 ? 'Nothing is wrong.' : `${faults.length} wrong:`],
      data: {},
      faults,
    }
  },
}
