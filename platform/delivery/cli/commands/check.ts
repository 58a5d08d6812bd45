import { requireOneArgument } from '../arguments'
import { buildCandidate } from '../build-candidate'
import type { Command } from '../command'
import { gateOptions, runGate } from '../run-gate'

export const check: Command = {
  name: 'check',
  usage: '<name>',
  summary: 'Builds a remote and says whether the gate lets it in',
  options: gateOptions,
  completes: 'folders',
  examples: ['pnpm sarv check invest', 'pnpm sarv check invest --dist ../elsewhere/dist'],
  async run(call) {
    const candidate = await buildCandidate(call, requireOneArgument(call, '<name>'))
    const { lines, errors, data } = await runGate(call, candidate)
    return { lines: [...lines, errors.length === 0 ? 'It passes.' : 'It does not pass.'], data, errors }
  },
}
