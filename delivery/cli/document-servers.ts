import { setTimeout as passed } from 'node:timers/promises'
import { runningVersions } from '@sarv/shared/internal/remote/running-versions'
import type { ErrorDetail } from '../errors/sarv-error'

/** Time for one response; milliseconds. */
const timeout = 5_000
/** A server may read the store that much later than it was changed; milliseconds. */
const lag = 6_000

/**
 * Asks a document server which revision of the catalogue its pages are made from. A server takes no older one than it has
 * had: one that is ahead of the store refuses every change until the store has passed it.
 * @param revision of the store's catalogue
 */
export async function documentServerError(address: string, revision: number): Promise<ErrorDetail[]> {
  const until = Date.now() + lag
  for (;;) {
    const served = await revisionAt(address)
    if (served === revision) return []
    if (typeof served === 'number' && served < revision && Date.now() < until) await passed(500)
    else return [{ code: 'SARV-513', detail: `${address} ${differenceOf(served, revision)}` }]
  }
}

function differenceOf(served: number | string, revision: number): string {
  if (typeof served === 'string') return served
  return served > revision
    ? `has revision ${served} and refuses revision ${revision} of the store as older: \`pnpm sarv renew --above ${served}\`.`
    : `stays with revision ${served} and does not take revision ${revision} of the store.`
}

/** Its revision, or why there is none. */
async function revisionAt(address: string): Promise<number | string> {
  try {
    const response = await fetch(new URL('/versions', address), { signal: AbortSignal.timeout(timeout) })
    if (!response.ok) return `responds ${response.status}.`
    const read = runningVersions.safeParse(await response.json())
    return read.success ? read.data.revision : 'is no document server.'
  } catch {
    return 'does not respond as a document server.'
  }
}
