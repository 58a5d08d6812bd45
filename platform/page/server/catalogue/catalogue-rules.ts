import type { Catalogue } from '../../../contract/catalogue'

/**
 * Why a catalogue that was read does not take the place of the one in use; undefined when it does, or is the same.
 * An attacker who can put an old, properly signed one in its place, or keep the new one away, gains nothing. (F23, F24)
 * @param good the one in use; undefined for a server that has had none
 * @param now milliseconds
 */
export function refusalOf(read: Catalogue, good: Catalogue | undefined, now: number): string | undefined {
  // A larger number plus 1 is the same number, so no catalogue could ever be newer.
  if (!Number.isSafeInteger(read.revision)) return `invalid revision: expected a whole number, got ${read.revision}`
  if (good && read.revision < good.revision) return `it is older: revision ${read.revision}`
  if (good && read !== good && read.revision === good.revision && JSON.stringify(read) !== JSON.stringify(good))
    return `revision ${read.revision} came with other content`
  // A command of before shells were delivered so drops what it does not know.
  if (good?.shell && !read.shell) return `revision ${read.revision} names no shell any more`
  if (read.expires === undefined) return undefined
  const end = Date.parse(read.expires)
  return now < end ? undefined : `revision ${read.revision} expired at ${read.expires}`
}
