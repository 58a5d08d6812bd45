import type { Catalogue } from '../../../contract/catalogue'
import { deliveredOf, rollback as rolledBack } from '../../store/catalogue/catalogue-changes'
import { versionName } from '../../store/versions/named-version'
import { requireOneArgument } from '../arguments'
import { changeBy, changeOptions } from '../catalogue-change'
import type { Command } from '../command'
import { defaultBase } from '../default-base'

export const rollback: Command = {
  name: 'rollback',
  usage: '<name> | <name>@<version>',
  summary: 'Takes the canary back; without one, the version that everybody runs. With a version, only that one',
  options: changeOptions,
  completes: 'catalogued',
  examples: [
    'pnpm sarv rollback pma --why "the receipt was empty"',
    'pnpm sarv rollback pma@1.2.0',
    'pnpm sarv rollback pma --dry-run',
  ],
  async run(call) {
    const named = requireOneArgument(call, '<name> or <name>@<version>')
    const { remote: name, version } = named.includes('@') ? versionName(named) : { remote: named, version: undefined }
    const store = await call.context.store()
    const usual = defaultBase(name, call.context.env, store.address)
    const change = (catalogue: Catalogue) => {
      // A pipeline takes back what it let in, and not what the guard went back to, also in between.
      const { canary, current } = deliveredOf(catalogue, name)
      if (version !== undefined && (canary?.built ?? current).version !== version) throw new NotLast()
      return rolledBack(catalogue, name, usual)
    }
    try {
      return await changeBy(call, change, { advice: () => 'Open tabs leave it at their next navigation.' })
    } catch (error) {
      if (!(error instanceof NotLast)) throw error
      return { lines: [`Nothing is to be taken back: ${named} is not what runs last.`], data: { what: [] } }
    }
  },
}

/** The version that is to be taken back is neither the canary nor, without one, what all people run. */
class NotLast extends Error {}
