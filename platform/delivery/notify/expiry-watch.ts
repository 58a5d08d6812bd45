import { readCatalogue } from '../store/catalogue/catalogue-store'
import type { CatalogueKeys } from '../store/catalogue/signing-keys'
import type { Store } from '../store/store'
import { expiryFact } from './fact'
import type { Notifier } from './notifier'

/** Milliseconds from one look at the signature to the next. */
const pause = 60 * 60_000

/** Looks once an hour, however often it is called, whether the signature of the catalogue ends soon. */
export function expiryWatch(
  { store, keys }: { readonly store: Store; readonly keys: CatalogueKeys },
  notifier: Pick<Notifier, 'tell'>,
  now: () => number = Date.now,
): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY
  return async () => {
    if (now() - last < pause) return
    last = now()
    // A store that cannot be read is what the guard's own look says.
    const read = await readCatalogue(store, keys).catch(() => undefined)
    const fact = read && expiryFact(read.catalogue, now())
    if (fact) notifier.tell(fact)
  }
}
