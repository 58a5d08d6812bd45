import { requireNoArguments } from '../arguments'
import { runDoctorChecks } from '../doctor-checks'
import { errorsDocument } from '../errors-document'
import type { Verb } from '../verb'

export const doctor: Verb = {
  name: 'doctor',
  usage: '',
  summary: 'Finds what is wrong with this machine, the store and the catalogue, each with its fix',
  options: { list: { type: 'boolean', says: 'All numbered errors, as in docs/errors.md' } },
  examples: ['pnpm sarv doctor --store s3://bucket/prefix'],
  async run(call) {
    requireNoArguments(call)
    if (call.flag('list')) return { lines: [errorsDocument().trimEnd()], data: {} }
    const { errors, lines } = await runDoctorChecks(call.context)
    return {
      lines: [...lines, errors.length === 0 ? 'Nothing is wrong.' : `${errors.length} wrong:`],
      data: {},
      errors,
    }
  },
}
