import { shellName } from '../../../contract/shell-name'
import { SarvError } from '../../errors/sarv-error'
import { type InventoryItem, inventoryOf } from '../../inventory/inventory'
import { runningNow, runningThen } from '../../inventory/running-versions'
import { type AuditEntry, historyOf } from '../../store/catalogue/audit'
import { readCatalogue } from '../../store/catalogue/catalogue-store'
import { requireNoArguments } from '../arguments'
import type { Command } from '../command'
import { shortTime } from '../short-time'
import { table } from '../table'
import { auditErrors } from './audit'

export const inventory: Command = {
  name: 'inventory',
  usage: '',
  summary: 'Lists each script and style that pages may load: version, hash, owner, why and since when (PCI DSS 6.4.3)',
  options: {
    at: { type: 'string', description: 'What they might load then: a revision, or a time like 2026-11-30T12:00Z' },
  },
  examples: ['pnpm sarv inventory', 'pnpm sarv inventory --json', 'pnpm sarv inventory --at 2026-11-01'],
  async run(call) {
    requireNoArguments(call)
    const store = await call.context.store()
    const { catalogue } = await readCatalogue(store, call.context.keys())
    const history = await historyOf(store, catalogue)
    const asked = call.text('at')
    const entries = asked === undefined ? history.entries : entriesUntil(asked, history.entries)
    const running = asked === undefined ? runningNow(catalogue, entries) : await runningThen(store, entries)
    const items = await inventoryOf(store, running)
    const revision = asked === undefined ? catalogue.revision : entries[0]?.revision
    return {
      lines: [
        `${items.length} scripts and styles, revision ${revision}`,
        ...table([['version', 'file', 'integrity', 'owner', 'since', 'why'], ...items.map(rowOf)]),
        ...(items.some(({ name }) => name === shellName) ? [] : [ownShells]),
      ],
      data: { revision, items },
      errors: auditErrors(history),
    }
  },
}

const ownShells = 'The catalogue names no shell: document servers have one of their own, which is not listed.'

function rowOf({ name, version, file, integrity, owner, since, reason, canary }: InventoryItem): string[] {
  return [`${name}@${version}${canary ? ' (canary)' : ''}`, file, integrity, owner, shortTime(since), reason]
}

/** The entries up to a revision or a time. @param entries newest first @throws SarvError when the log has nothing of then */
function entriesUntil(text: string, entries: readonly AuditEntry[]): readonly AuditEntry[] {
  const isRevision = /^\d{1,9}$/.test(text)
  const time = Date.parse(text)
  if (!isRevision && Number.isNaN(time))
    throw new SarvError('SARV-102', `Invalid --at: expected a revision or a time, got "${text}".`)
  const found = entries.filter(({ revision, at }) => (isRevision ? revision <= Number(text) : Date.parse(at) <= time))
  if (found.length === 0 || (isRevision && found[0]?.revision !== Number(text)))
    throw new SarvError('SARV-102', `Invalid --at: the audit log has no revision of "${text}".`)
  return found
}
