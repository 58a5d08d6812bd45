import { type Catalogue, type Delivered, deliveredIn } from '../../../contract/catalogue'
import { shellName } from '../../../contract/shell-name'
import { SarvError } from '../../errors/sarv-error'
import { promoteVerified } from '../../gate/checked-promotion'
import { verifiedVersion } from '../../gate/verified-version'
import { deliveredOf, type Promotion } from '../../store/catalogue/catalogue-changes'
import { versionName } from '../../store/versions/named-version'
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
    'agree-authority': {
      type: 'boolean',
      description: 'Agrees to what it may do beyond the running version; see `diff`',
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
    const { remote, version } = versionName(name)
    // Once: the bytes of a version never change, and a change may be made again from a newer revision.
    const verified = await verifiedVersion(store, call.context.keys(), { name: remote, version })
    const knownIn = (catalogue: Catalogue) => deliveredIn(catalogue).find(({ current }) => current.name === remote)
    const change = async (catalogue: Catalogue) => {
      const named = call.text('base')?.replace(/\/$/, '')
      const isPlaced = remote === shellName || knownIn(catalogue) !== undefined
      const base = named ?? (isPlaced ? undefined : defaultBase(remote, call.context.env, store.address))
      const [agreed, again] = [call.flag('agree-authority'), call.flag('again')]
      return promoteVerified(store, catalogue, { ...verified, rule, base, agreed, again })
    }
    return changeBy(call, change, {
      advice: ({ before, after }) => adviceOn(name, deliveredOf(after, remote), knownIn(before)),
    })
  },
}

/** What can be done next about a version that was let in. */
function adviceOn(name: string, delivered: Delivered, before: Delivered | undefined): string {
  const { canary, current, previous } = delivered
  const remote = current.name
  if (before && 'base' in before && 'base' in delivered && before.base !== delivered.base && !canary)
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
