import { type Catalogue, type Delivered, deliveredIn } from '../../contract/catalogue'
import { expiryWarning } from '../store/catalogue/catalogue-expiry'
import type { Author, Changed } from '../store/catalogue/catalogue-store'
import { sha256Of } from '../store/sha256'

/** Something that a person should hear of at once: the body of a notification. */
export interface Fact {
  /** The same for the same fact, whoever tells it. */
  readonly id: string
  readonly kind: 'canary-stopped' | 'rollback' | 'kill' | 'signature-expires' | 'catalogue-refused'
  /** Null where it is about the whole catalogue. */
  readonly remote: string | null
  readonly version: string | null
  readonly reason: string
  /** As in the audit log; a server by its role. */
  readonly by: string
  /** ISO 8601. */
  readonly time: string
  /** All of it in a sentence. */
  readonly text: string
}

/** What a change of the catalogue is worth telling: versions that were taken back, and what was switched off. */
export function changeFacts({ before, after }: Pick<Changed, 'before' | 'after'>, author: Author): Fact[] {
  const former = new Map(deliveredIn(before).map((delivered) => [delivered.current.name, delivered]))
  return deliveredIn(after).flatMap((now) => {
    const old = former.get(now.current.name)
    return old ? [...takenBack(old, now), ...switchedOff(old, now)].map(told) : []
  })

  function told(fact: Pick<Fact, 'kind' | 'remote' | 'version' | 'text'>): Fact {
    const { who: by, why: reason = '' } = author
    const text = `${fact.text}${reason ? `: ${reason}` : ''}. By ${by}, revision ${after.revision}.`
    return {
      ...fact,
      id: idOf(fact.kind, fact.remote, fact.version, after.writeId),
      reason,
      by,
      time: after.issued,
      text,
    }
  }

  function takenBack(old: Delivered, now: Delivered): Pick<Fact, 'kind' | 'remote' | 'version' | 'text'>[] {
    const remote = now.current.name
    const versions = (now.withdrawn ?? []).filter((version) => !old.withdrawn?.includes(version))
    return versions.map((version) => {
      const isStopped = author.verb === 'guard' && old.canary?.built.version === version
      const text = `${remote}@${version} ${isStopped ? 'was stopped' : 'was taken back'}`
      return { kind: isStopped ? 'canary-stopped' : 'rollback', remote, version, text }
    })
  }
}

function switchedOff(old: Delivered, now: Delivered): Pick<Fact, 'kind' | 'remote' | 'version' | 'text'>[] {
  if (!now.killed || old.killed) return []
  const { name: remote, version } = now.current
  return [{ kind: 'kill', remote, version, text: `${remote} was switched off` }]
}

/** That a signature ends soon; once for each end. @param now milliseconds since 1970 */
export function expiryFact(catalogue: Catalogue, now: number): Fact | undefined {
  const reason = expiryWarning(catalogue, now)
  if (reason === undefined) return undefined
  const id = idOf('signature-expires', catalogue.expires)
  const about = { kind: 'signature-expires', remote: null, version: null } as const
  return { ...about, id, reason, by: 'guard', time: new Date(now).toISOString(), text: `${reason} Renew it.` }
}

/** That a document server refuses the newest catalogue. @param stays the revision that it goes on with */
export function refusalFact(reason: string, stays: number, now: number): Fact {
  const text = `A document server refuses the newest catalogue and stays with revision ${stays}: ${reason}`
  const id = idOf('catalogue-refused', reason, stays)
  const about = { kind: 'catalogue-refused', remote: null, version: null } as const
  return { ...about, id, reason, by: 'document server', time: new Date(now).toISOString(), text }
}

function idOf(...parts: readonly unknown[]): string {
  return sha256Of(JSON.stringify(parts)).slice(0, 32)
}
