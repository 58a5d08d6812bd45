import { type Catalogue, type Delivered, deliveredIn } from '../../../contract/catalogue'
import { deliveryStatus, lookedBack, observeHealth } from '../../cli/commands/status'
import { historyOf } from '../../store/catalogue/audit'
import { readCatalogue } from '../../store/catalogue/catalogue-store'
import { entryTag } from '../../store/catalogue/entry-tag'
import { locksOf } from '../../store/locks'
import type { CommonRow, RemotePage } from '../contract'
import type { ConsoleSetup } from './console-setup'

/** Milliseconds that what was read is answered again: a list of many pages is of one state, and several people look at it. */
const freshFor = 2_000

interface Snapshot {
  readonly catalogue: Catalogue
  readonly head: Omit<RemotePage['head'], 'who' | 'isSignedIn' | 'mayLockAll'>
  readonly rows: readonly CommonRow[]
}

export interface Snapshots {
  read(): Promise<Snapshot>
  /** Reads again next time, as after a change. */
  forget(): void
}

/** Reads the catalogue, what led to it and the health of the last hour; once for all who ask within two seconds. */
export function createSnapshots(setup: ConsoleSetup, now: () => number = Date.now): Snapshots {
  let kept: { readonly snapshot: Promise<Snapshot>; until: number } | undefined
  return {
    read() {
      if (kept && now() < kept.until) return kept.snapshot
      const own = { snapshot: readSnapshot(setup, now()), until: Number.POSITIVE_INFINITY }
      kept = own
      own.snapshot.then(
        () => {
          own.until = now() + freshFor
        },
        () => {
          own.until = 0
        },
      )
      return own.snapshot
    },
    forget() {
      kept = undefined
    },
  }
}

async function readSnapshot({ store, keys }: ConsoleSetup, moment: number): Promise<Snapshot> {
  const { catalogue, signature } = await readCatalogue(store, keys)
  const [{ entries }, observed, locks] = await Promise.all([
    historyOf(store, catalogue, lookedBack),
    observeHealth(store, catalogue, moment),
    locksOf(store, moment),
  ])
  const { revision, issued, expires, by } = catalogue
  const rows = deliveredIn(catalogue).map((delivered) => ({
    ...deliveryStatus(delivered, entries, observed),
    title: titleOf(delivered),
    tag: entryTag(delivered),
  }))
  return { catalogue, head: { store: store.address, revision, issued, expires, by, signature, locks }, rows }
}

function titleOf({ current }: Delivered) {
  return 'title' in current ? current.title : { fa: current.name, en: current.name }
}
