import { setTimeout as passed } from 'node:timers/promises'
import { type RunningVersions, runningVersions } from '../../contract/running-versions'
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
    const served = await versionsAt(address)
    const isServer = typeof served !== 'string'
    if (isServer && served.revision === revision) return []
    if (isServer && served.revision < revision && Date.now() < until) await passed(500)
    else return [{ code: 'SARV-513', detail: `${address} ${differenceOf(served, revision)}` }]
  }
}

function differenceOf(served: RunningVersions | string, revision: number): string {
  if (typeof served === 'string') return served
  const { revision: has, refusal } = served
  if (has > revision)
    return `has revision ${has} and refuses revision ${revision} of the store as older: \`pnpm sarv renew --above ${has}\`.`
  const why = refusal === undefined ? '' : ` It says: ${refusal}.`
  return `stays with revision ${has} and does not take revision ${revision} of the store.${why}`
}

/** Its revision and last refusal, or why there is none. */
async function versionsAt(address: string): Promise<RunningVersions | string> {
  try {
    const response = await fetch(new URL('/versions', address), { signal: AbortSignal.timeout(timeout) })
    if (!response.ok) return `responds ${response.status}.`
    const read = runningVersions.safeParse(await response.json())
    return read.success ? read.data : 'does not respond as a document server.'
  } catch {
    return 'does not respond as a document server.'
  }
}
