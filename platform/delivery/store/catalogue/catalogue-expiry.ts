import type { Catalogue } from '../../../contract/catalogue'

const day = 86_400_000
/** Warning threshold before a catalogue expires; days. */
const warned = 14

/**
 * A warning that a signed catalogue ends, from two weeks before its end on; undefined while there is more time, and for
 * an unsigned one. Every change signs it again, so this meets installations where no one delivers.
 * @param now milliseconds since 1970
 * @example expiryWarning(catalogue, Date.now()) // 'Revision 12 expires in 3 days, at 2026-11-26T…Z.'
 */
export function expiryWarning({ expires, revision }: Catalogue, now: number): string | undefined {
  if (expires === undefined) return undefined
  const left = Date.parse(expires) - now
  if (left > warned * day) return undefined
  if (!(left > 0))
    return `Revision ${revision} expired at ${expires}: a document server that restarts no longer takes it.`
  const days = Math.floor(left / day)
  const time = days === 0 ? 'within a day' : `in ${days} day${days === 1 ? '' : 's'}`
  return `Revision ${revision} expires ${time}, at ${expires}.`
}
