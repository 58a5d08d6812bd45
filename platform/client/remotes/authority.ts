import type { Events } from '../../contract/events/bus'
import { hasOperation, toOperation } from '../../contract/operation-digest'
import type { PageRemote } from '../../contract/page-data'
import type { Refusal } from '../api/create-api'

type Named = Pick<PageRemote, 'name' | 'version' | 'entry'>

/** Digests of the operations of each remote that was opened, by its entry. */
const listed = new Map<string, string>()

/**
 * Remembers what the entry of a remote lists; the gate has compared it with the authority in its `platform.json`.
 * @param digests undefined for a build of before 1.6.0, which may call every operation
 */
export function noteOperations({ entry }: Pick<Named, 'entry'>, digests: string | undefined): void {
  if (digests !== undefined) listed.set(entry, digests)
}

/** What a remote must not call. The console names the missing line; the person sees a failed call. (PLT-082) */
export function refusalOf({ name, version, entry }: Named): Refusal {
  return (endpoint) => {
    const digests = listed.get(entry)
    const operation = toOperation(endpoint)
    if (digests === undefined || hasOperation(digests, operation)) return undefined
    const fix = `build it again, or add "${operation}" to operations in its remote.json`
    return told(`SARV-227 ${name}@${version} calls ${operation}, which its authority does not list: ${fix}`)
  }
}

/** Facts that only the shell knows: a remote that emitted one could sign the person out. */
const ofShell: readonly (keyof Events)[] = [
  'session-changed',
  'signed-out',
  'onboarding-required',
  'navigated',
  'page-visited',
  'language-changed',
  'remote-failed',
]

/** Why a remote must not emit an event; undefined when it may. (PLT-082) */
export function eventRefusal(
  { name, version, events = [] }: Pick<PageRemote, 'name' | 'version' | 'events'>,
  event: string,
): Error | undefined {
  const isOwn = event.includes('/')
  if (isOwn ? events.includes(event) : !ofShell.some((one) => one === event)) return undefined
  const fix = isOwn ? `add "${event}" to events in its remote.json` : 'only the shell emits it'
  return told(`SARV-227 ${name}@${version} emits ${event}, which its authority does not list: ${fix}`)
}

function told(message: string): Error {
  console.error(message)
  return new Error(message)
}
