import { SarvError } from '../../errors/sarv-error'
import { watchCanary } from '../../store/health/watch-canary'
import { versionName } from '../../store/versions/named-version'
import { requireOneArgument } from '../arguments'
import type { Command } from '../command'
import { parseMinutes } from '../minutes'

export const watch: Command = {
  name: 'watch',
  usage: '<name> | <name>@<version>',
  summary: 'Waits while a part of the people try a version, and fails when that goes wrong: for pipelines',
  options: { for: { type: 'string', description: 'How long: 15m or 2h; else 15m' } },
  completes: 'catalogued',
  examples: ['pnpm sarv watch pma --for 15m && pnpm sarv promote pma@1.2.0'],
  async run(call) {
    const named = requireOneArgument(call, '<name> or <name>@<version>')
    const { remote: name, version: only } = named.includes('@')
      ? versionName(named)
      : { remote: named, version: undefined }
    const { context } = call
    const text = call.text('for') ?? '15m'
    const minutes = parseMinutes(text)
    if (minutes === undefined)
      throw new SarvError('SARV-102', `Invalid --for: expected a time like 15m or 2h, got "${text}".`)
    const watched = { store: await context.store(), keys: context.keys() }
    const { version, told } = await watchCanary(watched, { name, version: only }, minutes, context.progress)
    return { lines: [told], data: { name, version } }
  },
}
