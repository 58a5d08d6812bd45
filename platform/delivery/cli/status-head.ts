import { printable } from '../store/catalogue/audit-text'
import type { StoredCatalogue } from '../store/catalogue/catalogue-store'
import type { Lock } from '../store/lock'
import { shortTime } from './short-time'

/** What stands over the remotes in `status`: the revision, when it expires soon, and what is locked. */
export function statusHead(read: StoredCatalogue, address: string, locks: readonly Lock[], warning?: string): string[] {
  return [
    headline(read, address),
    ...(warning === undefined ? [] : [`${warning} Renew it: \`pnpm sarv renew\`.`]),
    ...locks.map(lockLine),
  ]
}

function lockLine({ name, from, until, why, by }: Lock): string {
  const times = [from && `from ${shortTime(from)}`, until && `until ${shortTime(until)}`].filter(Boolean).join(' ')
  return printable(`LOCKED: ${name}${times && ` ${times}`}, by ${by}: ${why}`)
}

function headline({ catalogue, signature }: StoredCatalogue, address: string): string {
  const { revision, issued, by, expires } = catalogue
  if (revision === 0) return `${address} holds no catalogue yet.`
  const signed = { none: 'unsigned', right: 'signed', unchecked: 'signed, not checked: no SARV_CATALOGUE_KEY here' }
  const author = by ? ` by ${by}` : ''
  const until = expires ? `, good until ${shortTime(expires)}` : ''
  return printable(`Revision ${revision} of ${shortTime(issued)}${author} (${signed[signature]}${until})`)
}
