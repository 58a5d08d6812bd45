import type { ReadEntry } from '../../../delivery/store/catalogue/catalogue-entries'
import { reasonOf } from '../../../lib/log/reason-of'
import { createCatalogueReader } from './catalogue-reader'
import { refusalOf } from './catalogue-rules'
import { entryBackoff, type GoodCatalogue, goodCatalogueIn, trustedCatalogueIn, withoutCanary } from './good-catalogue'
import { createKeptCatalogue } from './kept-catalogue'
import type { ServedCatalogue } from './served-catalogue'
import type { PublicKey } from './signing-public-key'
import { initialTrust, keysOf, type TrustedState } from './trusted-source'

export interface CatalogueSource {
  /** The newest catalogue, or the last good one when the newest cannot be used. */
  current(): Promise<ServedCatalogue>
  /**
   * Why the catalogue that was read last is not in use; without addresses and paths, so that any visitor may read it.
   */
  refusal(): string | undefined
  /** Whether the newest catalogue could not be read or used when it was looked at last. */
  isUnusable(): boolean
  /** The keys of those who may show a version of a remote; none where catalogues are not signed. */
  keysOf(name: string): Promise<readonly PublicKey[]>
}

export interface CatalogueSettings {
  /** A file's path, an http(s) address, or `store:` and the address of a store of `pnpm sarv`. */
  readonly location: string
  /** With it, only what is signed with its private half is taken. */
  readonly key?: PublicKey
  /** In place of a key: the text of a trust document, from which on each entry is verified against those whose it is. */
  readonly anchor?: string
  /** A file that keeps the last good catalogue as it came, its entries beside it, for a start while the store is away. */
  readonly keep?: string
}

/** What happens to a catalogue before a visitor gets a page of it. */
interface Trial {
  /** Loads the shells that it names. @returns why the canary is left out @throws Error when the shell cannot be loaded */
  readonly load?: (catalogue: ServedCatalogue) => Promise<string | undefined>
  /** Makes pages of it. @throws Error when it cannot */
  readonly tryOut?: (catalogue: ServedCatalogue) => void
  /** Is told why the newest catalogue is refused, once for each reason. @param stays the revision that stays in use */
  readonly onRefused?: (reason: string, stays: number) => void
}

/** What pages are made from before there has been any usable catalogue. */
export const noCatalogue: ServedCatalogue = { revision: 0, issued: '1970-01-01T00:00:00Z', remotes: [] }

/**
 * Looks at the catalogue for every page, so that a change needs no restart. What is missing, damaged, wrongly signed,
 * older than what is in use, expired or of no use for pages changes nothing: the last good one stays, and one line says
 * why.
 */
export function catalogueSource(
  { location, key, anchor, keep }: CatalogueSettings,
  log: (line: string) => void,
  now: () => number = Date.now,
  { load, tryOut, onRefused }: Trial = {},
): CatalogueSource {
  const reader = createCatalogueReader(location, now)
  const keeper = keep === undefined ? undefined : createKeptCatalogue(keep, reader.entry)
  const complain = onceEach(log)
  const tellRefusal = onceEach((reason) => onRefused?.(reason, good?.catalogue.revision ?? noCatalogue.revision))
  let good: GoodCatalogue | undefined
  /** The one that was in use before a restart, also where no page can be made from it any more: nothing older is taken. */
  let kept: GoodCatalogue | undefined
  /** The text that was tried out last in vain: it is not tried again for every page. */
  let unusable: { text: string; reason: string } | undefined
  /** What is being made of the text that was read last, once for all pages of the same moment. */
  let coming: { text: string; good: Promise<GoodCatalogue>; until: number } | undefined
  let begun: Promise<void> | undefined
  let refusal: string | undefined
  let isUnusable = false
  /** What is believed before any catalogue was taken, where keys are delegated. */
  let trusted: TrustedState | undefined

  /** What was good before a restart stays good, even past its time: a server that went on would have it too. */
  async function begin(): Promise<void> {
    const text = await keeper?.read().catch(() => undefined)
    if (!keeper || text === undefined) return
    try {
      kept = await goodFrom(text, undefined, keeper.entry)
      tryOut?.(kept.catalogue)
      good = kept
    } catch (error) {
      log(`Kept catalogue ${keep} cannot be used: ${reasonOf(error)}`)
    }
  }

  async function look(): Promise<void> {
    const before = good
    const text = await reader.read()
    try {
      await take(text, before)
      refusal = undefined
    } catch (error) {
      refusal = reasonOf(error)
      throw error
    }
  }

  async function take(text: string, before: GoodCatalogue | undefined): Promise<void> {
    const isSame = text === before?.text
    const known = isSame && now() < before.until ? before : undefined
    const next = known ?? (await comingFrom(text, before))
    // Another page was quicker, and what it took may be newer than what was read here.
    if (good !== before) return
    const reason = isSame ? undefined : refusalOf(next.catalogue, (good ?? kept)?.catalogue, now())
    if (reason) throw new Error(reason)
    if (known || (!isSame && next.catalogue.revision === good?.catalogue.revision)) return
    tryOnce(next)
    good = next
    await keeper?.write(text, next.named).catch((error) => log(`Not kept in ${keep}: ${reasonOf(error)}`))
  }

  /** An entry or a shell that cannot be read is not asked for again for each page. */
  function comingFrom(text: string, before: GoodCatalogue | undefined): Promise<GoodCatalogue> {
    if (coming?.text === text && now() < coming.until) return coming.good
    const readEntry = keeper?.fetchEntry ?? reader.entry
    const mine = { text, good: goodFrom(text, before ?? kept, readEntry), until: Infinity }
    mine.good.then(
      ({ until }) => (mine.until = until),
      () => (mine.until = now() + entryBackoff),
    )
    coming = mine
    return mine.good
  }

  async function goodFrom(text: string, before: GoodCatalogue | undefined, readEntry: ReadEntry) {
    if (anchor !== undefined) trusted ??= await initialTrust(anchor, keeper)
    const state = before?.state ?? trusted
    const read = state
      ? await trustedCatalogueIn(text, { checked: before?.checked ?? new Map(), state }, readEntry, now)
      : await goodCatalogueIn(text, key, before?.checked, readEntry)
    const leftOut = await load?.(read.catalogue)
    return leftOut === undefined ? read : withoutCanary(read, leftOut)
  }

  function tryOnce({ catalogue, text }: GoodCatalogue): void {
    if (unusable?.text === text) throw new Error(unusable.reason)
    try {
      tryOut?.(catalogue)
    } catch (error) {
      unusable = { text, reason: `no page can be made from revision ${catalogue.revision}: ${reasonOf(error)}` }
      throw new Error(unusable.reason)
    }
  }

  async function current(): Promise<ServedCatalogue> {
    begun ??= begin()
    await begun
    try {
      await look()
      isUnusable = false
      tellRefusal('')
      complain(good?.remarks ?? '')
    } catch (error) {
      isUnusable = true
      if (refusal === reasonOf(error)) tellRefusal(refusal)
      const stays = good?.catalogue.revision ?? noCatalogue.revision
      complain(`Catalogue ${location} cannot be used, staying with revision ${stays}: ${reasonOf(error)}`)
    }
    return good?.catalogue ?? noCatalogue
  }

  return {
    current,
    refusal: () => refusal,
    isUnusable: () => isUnusable,
    async keysOf(name) {
      if (anchor === undefined) return key ? [key] : []
      await current()
      const state = good?.state ?? trusted
      return state ? keysOf(state.trust, name) : []
    },
  }
}

/** Says a line when it is another one than before; the empty one ends a complaint. */
function onceEach(log: (line: string) => void): (line: string) => void {
  let last = ''
  return (line) => {
    if (line && line !== last) log(line)
    last = line
  }
}
