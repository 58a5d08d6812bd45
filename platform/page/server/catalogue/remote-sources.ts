import { memoized } from '../document/bounded-cache'
import type { ServedRemote } from './served-catalogue'

/** Characters of all sources together: they stand in four directives of a header that may have 4 kB. */
const longest = 700

/** Source list of the remotes in a page's policy. */
export interface RemoteSources {
  readonly sources: readonly string[]
  /** Whether the files of every remote of the catalogue may be fetched under it. */
  readonly isWhole: boolean
}

/**
 * CSP sources of the remotes: those of the setting, else the origins of all where they are few, else of those that the page
 * carries. A remote of another origin is opened by a navigation, whose page carries it.
 * @param setting `SARV_REMOTE_SOURCES`
 */
export function remoteSources(
  setting: readonly string[],
  all: readonly ServedRemote[],
  carried: readonly ServedRemote[],
): RemoteSources {
  if (setting.length > 0) return { sources: setting, isWhole: true }
  const origins = originsOf(all)
  if (origins.join(' ').length <= longest) return { sources: origins, isWhole: true }
  return { sources: originsOf(carried), isWhole: false }
}

const originsOf = memoized((remotes: readonly ServedRemote[]): readonly string[] => {
  const bases = remotes.flatMap(({ isLeftOut, base, canary }) => (isLeftOut ? [] : [base, canary?.base ?? base]))
  return [...new Set(bases.map((base) => new URL(base).origin))]
})
