import { SarvError } from '../../errors/sarv-error'
import { longest } from '../../store/catalogue/audit-text'
import { deliveredOf } from '../../store/catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '../../store/catalogue/catalogue-store'
import type { Lock } from '../../store/lock'
import { addLock } from '../../store/locks'
import { requireAuditText, requireOneArgument } from '../arguments'
import type { Call, Command } from '../command'

export const lock: Command = {
  name: 'lock',
  usage: '<name> | all',
  summary: 'Keeps versions from going to more people, at once or in a window; what takes one back goes on',
  options: {
    from: { type: 'string', description: 'When it begins: 2027-03-20T00:00+03:30; else now' },
    until: { type: 'string', description: 'When it ends; else with `unlock`' },
  },
  completes: 'catalogued',
  examples: [
    'pnpm sarv lock pma --why "the auditors are here"',
    'pnpm sarv lock all --from 2027-03-20T00:00+03:30 --until 2027-04-03T00:00+03:30 --why "Nowruz"',
  ],
  async run(call) {
    const name = requireOneArgument(call, '<name> or all')
    const { context } = call
    const { who, why } = context.author
    const store = await context.store()
    if (name !== 'all') deliveredOf((await readCatalogue(store, context.keys())).catalogue, name)
    const added: Lock = {
      name,
      ...time(call, 'from'),
      ...time(call, 'until'),
      why: requireAuditText('--why', why ?? '', longest.why),
      by: who,
    }
    if (added.until !== undefined && !(Date.parse(added.until) > Date.parse(added.from ?? new Date().toISOString())))
      throw new SarvError(
        'SARV-102',
        `Invalid --until: expected a time after the beginning, got "${call.text('until')}".`,
      )
    await addLock(store, added, Date.now())
    const what = [`${name}: is locked${windowOf(added)}`]
    await changeCatalogue(store, context.keys(), (catalogue) => ({ ...catalogue }), { ...context.author, who, what })
    return { lines: [`${name} is locked.`, `Open again: \`pnpm sarv unlock ${name}\`.`], data: added }
  },
}

function windowOf({ from, until }: Lock): string {
  return `${from ? ` from ${from}` : ''}${until ? ` until ${until}` : ''}`
}

function time(call: Call, option: 'from' | 'until'): { [name in typeof option]?: string } {
  const text = call.text(option)
  if (text === undefined) return {}
  // A time without its zone would be that of the server.
  const moment = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment))
    throw new SarvError('SARV-102', `Invalid --${option}: expected a time like 2027-03-20T00:00+03:30, got "${text}".`)
  return { [option]: new Date(moment).toISOString() }
}
