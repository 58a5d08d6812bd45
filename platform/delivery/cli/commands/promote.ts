import type { Catalogue, CataloguedRemote } from '../../../contract/catalogue'
import { SarvError } from '../../errors/sarv-error'
import { throwOnErrors } from '../../gate/gate'
import { type Promotion, promote as promoted, remoteOf } from '../../store/catalogue/catalogue-changes'
import { runningHosts } from '../../store/versions/host-versions'
import { namedVersion, versionName } from '../../store/versions/named-version'
import { requireOneArgument } from '../arguments'
import { changeBy, changeOptions } from '../catalogue-change'
import type { Call, Command } from '../command'
import { defaultBase } from '../default-base'
import { rampOption } from '../ramp-option'

export const promote: Command = {
  name: 'promote',
  usage: '<name>@<version>',
  summary: 'Lets everybody, or a part of the people, run a published version',
  options: {
    percent: { type: 'string', description: 'Shows it to that many percent of the people, always the same ones' },
    if: { type: 'string', description: 'And of them only to those of a level: --if "level>=1"' },
    ramp: { type: 'string', description: 'Climbs by itself, moved by the guard: --ramp 1,10,50,100' },
    bake: { type: 'string', description: 'How long each step of a ramp is tried at least: 30m, 2h or 1d; else 30m' },
    base: {
      type: 'string',
      description: 'Where its versions are served, also to move what runs; else SARV_BASE with {name} in it',
    },
    again: { type: 'boolean', description: 'Also when the version was taken back before' },
    ...changeOptions,
  },
  completes: 'versions',
  examples: [
    'pnpm sarv promote pma@1.2.0 --percent 10 --why "the new receipt"',
    'pnpm sarv promote pma@1.2.0 --if "level>=1"',
    'pnpm sarv promote pma@1.2.0 --ramp 1,10,50,100 --bake 30m',
    'pnpm sarv promote pma@1.2.0 --dry-run',
  ],
  async run(call) {
    const store = await call.context.store()
    const name = requireOneArgument(call, '<name>@<version>')
    const rule = ruleOf(call)
    const { remote } = versionName(name)
    const built = await namedVersion(store, name)
    const hosts = await runningHosts(store)
    const change = (catalogue: Catalogue) => {
      const known = catalogue.remotes.find(({ current }) => current.name === remote)
      const named = call.text('base')?.replace(/\/$/, '')
      const base = named ?? (known ? undefined : defaultBase(remote, call.context.env, store.address))
      const next = promoted(catalogue, { built, rule, base, again: call.flag('again') })
      // Others may have come in since it was published. A version that runs already only moves.
      if (known?.current.version !== built.version) throwOnErrors({ built, hosts, catalogue })
      return next
    }
    return changeBy(call, change, {
      advice: ({ before, after }) =>
        adviceOn(
          name,
          remoteOf(after, remote),
          before.remotes.find(({ current }) => current.name === remote),
        ),
    })
  },
}

/** What can be done next about a version that was let in. */
function adviceOn(
  name: string,
  { canary, current, previous }: CataloguedRemote,
  before: CataloguedRemote | undefined,
): string {
  const remote = current.name
  if (before?.current.version === current.version && !canary)
    return `Back again: \`pnpm sarv promote ${name} --base ${before.base}\`.`
  if (canary?.ramp)
    return `\`pnpm sarv guard\` moves it on; see \`pnpm sarv status\`, \`pnpm sarv pause ${remote}\` and \`pnpm sarv rollback ${remote}\`.`
  if (canary)
    return `Watch it with \`pnpm sarv status\`, then \`pnpm sarv promote ${name}\` or \`pnpm sarv rollback ${remote}\`.`
  if (previous) return `Back again: \`pnpm sarv rollback ${remote}\`.`
  return `Off again: \`pnpm sarv kill ${remote} --message <why>\`.`
}

function ruleOf(call: Call): Promotion['rule'] {
  const ramp = rampOption(call, new Date().toISOString())
  if (ramp) return { percent: ramp.steps[0] ?? 100, ramp }
  const [percentText, condition] = [call.text('percent'), call.text('if')]
  if (percentText === undefined && condition === undefined) return undefined
  const percent = Number(percentText ?? 100)
  if (!(percent > 0 && percent <= 100))
    throw new SarvError('SARV-102', `Invalid --percent: expected 1 to 100, got "${percentText}".`)
  if (condition === undefined) return { percent }
  const [, level] = /^\s*level\s*>=\s*(\d+)\s*$/.exec(condition) ?? []
  if (level === undefined)
    throw new SarvError('SARV-102', `Invalid --if: expected a condition like level>=1, got "${condition}".`)
  return { percent, level: Number(level) }
}
