import * as z from 'zod/mini'
import { cataloguedRemote, catalogueRoot, type Delivered } from '../../../contract/catalogue'
import { shellName } from '../../../contract/shell-name'
import { SarvError } from '../../errors/sarv-error'
import { historyOf } from '../../store/catalogue/audit'
import { catalogueKey, entryPath, formerCatalogueKey } from '../../store/catalogue/catalogue-path'
import { catalogueContent } from '../../store/catalogue/catalogue-text'
import type { Store, Stored } from '../../store/store'
import { looseEntry } from '../../store/trust/trusted-entry'
import { remoteTag } from './remote-tag'

/** How far back it is looked up who was faster. */
const lookedBack = 50

/** As much of a catalogue as is compared: a thousand remotes are not validated twice for one change. */
const outline = z.extend(z.partial(catalogueRoot, { entries: true }), {
  remotes: z.optional(z.array(z.looseObject({ current: z.looseObject({ name: z.string() }) }))),
})
type Outline = z.infer<typeof outline>

/**
 * Decorates a store so that a change is refused when its remote is no longer as its author saw it. Checked in the very read
 * that the compare-and-swap is based on, also when the change is applied again on a newer revision. Changes of other
 * remotes refuse nothing.
 * @param tag of the entry that was seen, by `remoteTag`
 */
export function expectingStore(store: Store, name: string, tag: string): Store {
  let hasRoot = false
  return {
    address: store.address,
    async get(key) {
      const stored = await store.get(key)
      if (key === catalogueKey) hasRoot = stored !== undefined
      if (stored && key === (hasRoot ? catalogueKey : formerCatalogueKey)) {
        const catalogue = z.parse(outline, parsed(stored, catalogueContent))
        const found = await deliveredBy(store, catalogue, name)
        if (found && remoteTag(found) !== tag)
          throw new SarvError('SARV-211', await whoWasFaster(store, catalogue, name))
      }
      return stored
    },
    put: (...args) => store.put(...args),
    list: (...args) => store.list(...args),
    remove: (key) => store.remove(key),
  }
}

async function deliveredBy(
  store: Store,
  { shell, remotes = [], entries = [] }: Outline,
  name: string,
): Promise<Delivered | undefined> {
  const reference = entries.find((one) => one.name === name)
  const entry = reference && (await store.get(entryPath(reference)))
  // Verified by the read that the change is based on.
  if (entry) return looseEntry(new TextDecoder().decode(entry.body), name).delivered
  if (name === shellName) return shell
  const found = remotes.find(({ current }) => current.name === name)
  return found === undefined ? undefined : z.parse(cataloguedRemote, found)
}

function parsed(stored: Stored, parse: (text: string) => unknown): unknown {
  return parse(new TextDecoder().decode(stored.body))
}

async function whoWasFaster(store: Store, catalogue: Outline, name: string): Promise<string> {
  const { entries } = await historyOf(store, catalogue, lookedBack)
  const last = entries.find(({ remotes }) => name in remotes)
  if (!last) return `revision ${catalogue.revision}, by ${catalogue.by ?? 'an unnamed person'}`
  const own = last.what.filter((sentence) => sentence.startsWith(`${name}: `))
  return `revision ${last.revision}, by ${last.who} at ${last.at}: ${own.join('; ')}`
}
