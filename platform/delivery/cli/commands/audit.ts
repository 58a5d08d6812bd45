import type { Catalogue } from '../../../contract/catalogue'
import { didYouMean } from '../../errors/closest-word'
import type { ErrorDetail } from '../../errors/sarv-error'
import { SarvError } from '../../errors/sarv-error'
import { type AuditEntry, historyOf } from '../../store/catalogue/audit'
import { printable } from '../../store/catalogue/audit-text'
import { readCatalogue } from '../../store/catalogue/catalogue-store'
import type { Command } from '../command'

export const audit: Command = {
  name: 'audit',
  usage: '[<name>]',
  summary: 'What happened, newest first: who, what, why',
  options: { limit: { type: 'string', description: 'How many changes; else 20' } },
  completes: 'catalogued',
  examples: ['pnpm sarv audit pma --limit 5'],
  async run({ args, text, context }) {
    const limit = Number(text('limit') ?? 20)
    if (!(limit > 0) || args.length > 1)
      throw new SarvError('SARV-102', 'audit takes one <name> at most, and a --limit.')
    const store = await context.store()
    const { catalogue } = await readCatalogue(store, context.keys())
    const history = await historyOf(store, catalogue, args.length > 0 ? undefined : limit)
    const [name] = args
    if (name !== undefined) requireKnown(name, catalogue, history.entries)
    const entries = history.entries.filter(({ remotes }) => args.every((name) => name in remotes)).slice(0, limit)
    const errors: ErrorDetail[] =
      history.unrecorded === undefined
        ? []
        : [{ code: 'SARV-509', detail: `Revision ${history.unrecorded} has no record, nor has anything before it.` }]
    return {
      lines: entries.flatMap(({ revision, at, who, verb, what, why }) => [
        printable(`${revision}  ${at}  ${who}  ${verb}`),
        ...what.map((sentence) => `    ${printable(sentence)}`),
        ...(why ? [`    because: ${printable(why)}`] : []),
      ]),
      data: { entries, unrecorded: history.unrecorded },
      errors,
    }
  },
}

/** @throws SarvError when neither the catalogue nor the log has ever had a remote of that name */
function requireKnown(name: string, catalogue: Catalogue, entries: readonly AuditEntry[]): void {
  const names = new Set([
    ...catalogue.remotes.map(({ current }) => current.name),
    ...entries.flatMap(({ remotes }) => Object.keys(remotes)),
  ])
  if (!names.has(name))
    throw new SarvError('SARV-201', `The audit log has nothing of ${name}.${didYouMean(name, [...names])}`)
}
