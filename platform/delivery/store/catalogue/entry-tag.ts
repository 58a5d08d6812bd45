import { createHash } from 'node:crypto'
import { type Catalogue, type Delivered, deliveredIn } from '../../../contract/catalogue'
import { SarvError } from '../../errors/sarv-error'
import type { Store } from '../store'
import { historyOf } from './audit'

/** How far back it is looked up who was faster. */
const lookedBack = 50

/** What the author of a change saw of a remote or the shell. */
export interface SeenEntry {
  readonly name: string
  /** By `entryTag`. */
  readonly tag: string
}

/** Entity tag of what the catalogue has of a remote or the shell: equal as long as that entry has not changed. */
export function entryTag(delivered: Delivered): string {
  return createHash('sha256').update(JSON.stringify(delivered)).digest('base64url').slice(0, 22)
}

/** Refuses a change of an entry that is another one by now; one that is gone is refused by the change itself. */
export async function requireEntry(store: Store, catalogue: Catalogue, { name, tag }: SeenEntry): Promise<void> {
  const found = deliveredIn(catalogue).find(({ current }) => current.name === name)
  if (!found || entryTag(found) === tag) return
  const { entries } = await historyOf(store, catalogue, lookedBack)
  const last = entries.find(({ remotes }) => name in remotes)
  if (!last)
    throw new SarvError('SARV-211', `revision ${catalogue.revision}, by ${catalogue.by ?? 'an unnamed person'}`)
  const own = last.what.filter((sentence) => sentence.startsWith(`${name}: `))
  throw new SarvError('SARV-211', `revision ${last.revision}, by ${last.who} at ${last.at}: ${own.join('; ')}`)
}
