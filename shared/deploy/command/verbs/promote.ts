import type { CanaryRule } from '../../../src/remote/canary'
import type { CataloguedRemote } from '../../../src/remote/catalogue'
import { promote as promoted, remoteOf } from '../../catalogue-changes'
import { changeCatalogue } from '../../catalogue-store'
import { refuseFaults } from '../../gate/gate'
import { runningHosts } from '../../host-versions'
import { servedAt } from '../../platform-plan'
import { SarvError } from '../../sarv-error'
import { namedVersion, versionName } from '../../stored-version'
import { theOne } from '../arguments'
import { changeOutcome } from '../change-outcome'
import type { Call, Verb } from '../verb'

export const promote: Verb = {
  name: 'promote',
  usage: '<name>@<version>',
  summary: 'Lets everybody, or a part of the people, run a published version',
  options: {
    percent: { type: 'string', says: 'Shows it to that many percent of the people, always the same ones' },
    if: { type: 'string', says: 'And of them only to those of a level: --if "level>=1"' },
    base: { type: 'string', says: 'Where the versions of this remote are served; else SARV_BASE with {name} in it' },
    again: { type: 'boolean', says: 'Also when the version was taken back before' },
  },
  async run(call) {
    const store = await call.context.store()
    const name = theOne(call, '<name>@<version>')
    const rule = ruleOf(call)
    const { remote } = versionName(name)
    const built = await namedVersion(store, name)
    const hosts = await runningHosts(store)
    const changed = await changeCatalogue(
      store,
      call.context.keys(),
      (catalogue) => {
        const isKnown = catalogue.remotes.some(({ current }) => current.name === remote)
        const base = call.text('base') ?? (isKnown ? undefined : usualBase(remote, call.context.env, store.address))
        const next = promoted(catalogue, { built, rule, base, again: call.flag('again') })
        // Others may have come in since it was published.
        refuseFaults({ built, hosts, catalogue })
        return next
      },
      call.context.author,
    )
    return changeOutcome(changed, adviceOn(name, remoteOf(changed.after, remote)))
  },
}

/** What can be done next about a version that was let in. */
function adviceOn(name: string, { canary, current, previous }: CataloguedRemote): string {
  const remote = current.name
  if (canary)
    return `Watch it with \`pnpm sarv status\`, then \`pnpm sarv promote ${name}\` or \`pnpm sarv rollback ${remote}\`.`
  if (previous) return `Back again: \`pnpm sarv rollback ${remote}\`.`
  return `Off again: \`pnpm sarv kill ${remote} --message <why>\`.`
}

function ruleOf(call: Call): CanaryRule | undefined {
  const [percentText, condition] = [call.text('percent'), call.text('if')]
  if (percentText === undefined && condition === undefined) return undefined
  const percent = Number(percentText ?? 100)
  if (!(percent > 0 && percent <= 100))
    throw new SarvError('SARV-102', `"${percentText}" is no percentage from 1 to 100.`)
  if (condition === undefined) return { percent }
  const [, level] = /^\s*level\s*>=\s*(\d+)\s*$/.exec(condition) ?? []
  if (level === undefined) throw new SarvError('SARV-102', `"${condition}" is not like level>=1.`)
  return { percent, level: Number(level) }
}

/** Where a new remote is served: as the installation says, or as `pnpm start` does on this machine. */
function usualBase(name: string, { SARV_BASE }: NodeJS.ProcessEnv, address: string): string | undefined {
  if (SARV_BASE) return SARV_BASE.replaceAll('{name}', name).replace(/\/$/, '')
  return address.startsWith('s3:') ? undefined : servedAt(name)
}
