import { type Catalogue, deliveredIn } from '../../../contract/catalogue'
import { didYouMean } from '../../errors/closest-word'
import type { ErrorDetail } from '../../errors/sarv-error'
import { SarvError } from '../../errors/sarv-error'
import { type AuditEntry, type History, historyOf, isAbout } from '../../store/catalogue/audit'
import { printable } from '../../store/catalogue/audit-text'
import { readCatalogue } from '../../store/catalogue/catalogue-store'
import type { Command, Outcome } from '../command'

export const audit: Command = {
  name: 'audit',
  usage: '[<name>]',
  summary: 'What happened, newest first: who, what, why',
  options: {
    limit: { type: 'string', description: 'How many changes; else 20' },
    verify: { type: 'boolean', description: 'Only compares the whole log with the hashes in the signed catalogue' },
  },
  completes: 'catalogued',
  examples: ['pnpm sarv audit pma --limit 5', 'pnpm sarv audit --verify'],
  async run({ args, text, flag, context }) {
    const limit = Number(text('limit') ?? 20)
    if (!(limit > 0) || args.length > 1)
      throw new SarvError('SARV-102', 'audit takes one <name> at most, and a --limit.')
    const store = await context.store()
    const { catalogue } = await readCatalogue(store, context.keys())
    if (flag('verify')) return verified(await historyOf(store, catalogue))
    const history = await historyOf(store, catalogue, args.length > 0 ? undefined : limit)
    const [name] = args
    if (name !== undefined) requireKnown(name, catalogue, history.entries)
    const entries = history.entries.filter((entry) => args.every((name) => isAbout(entry, name))).slice(0, limit)
    return {
      lines: entries.flatMap(({ revision, at, who, verb, what, why }) => [
        printable(`${revision}  ${at}  ${who}  ${verb}`),
        ...what.map((sentence) => `    ${printable(sentence)}`),
        ...(why ? [`    because: ${printable(why)}`] : []),
      ]),
      data: { entries, unrecorded: history.unrecorded },
      errors: auditErrors(history),
    }
  },
}

/** Where the log breaks off, and why. */
export function auditErrors({ unrecorded, isAltered }: History): ErrorDetail[] {
  if (unrecorded === undefined) return []
  return isAltered
    ? [{ code: 'SARV-514', detail: `The record of revision ${unrecorded}; nothing before it can be verified.` }]
    : [{ code: 'SARV-509', detail: `Revision ${unrecorded} has no record, nor has anything before it.` }]
}

function verified(history: History): Outcome {
  const { entries, unrecorded, unverified } = history
  const oldest = entries.findLast(({ revision }) => unverified === undefined || revision > unverified)
  const range = oldest
    ? `Revisions ${oldest.revision} to ${entries[0]?.revision} are as they were signed.`
    : 'No record has a hash.'
  const rest =
    unverified === undefined ? [] : [`Revision ${unverified} and those before it were recorded without a hash.`]
  return {
    lines: [range, ...rest],
    data: { verified: oldest?.revision, unrecorded, unverified },
    errors: auditErrors(history),
  }
}

/** @throws SarvError when neither the catalogue nor the log has ever had a remote of that name */
function requireKnown(name: string, catalogue: Catalogue, entries: readonly AuditEntry[]): void {
  const names = new Set([
    ...deliveredIn(catalogue).map(({ current }) => current.name),
    ...entries.flatMap(({ remotes }) => Object.keys(remotes)),
  ])
  if (!names.has(name))
    throw new SarvError('SARV-201', `The audit log has nothing of ${name}.${didYouMean(name, [...names])}`)
}
