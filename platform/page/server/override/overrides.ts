import type { AnnouncedOverride } from '../../../contract/override'
import type { ServedCatalogue, ServedRemote } from '../catalogue/served-catalogue'

/** Lease of an override, renewed by each announcement; milliseconds. */
const life = 8_000
/** How many there may be at once, of all and of one address. */
const max = 100
const maxPerAddress = 10

/** In-memory registry of dev overrides: what developers' machines serve at this moment. */
export interface Overrides {
  /** Takes or renews one; false when there are too many, of all or of the address that announces it. */
  announce(id: string, override: AnnouncedOverride, address: string): boolean
  end(id: string): void
  /** One that is alive. */
  get(id: string | undefined): AnnouncedOverride | undefined
}

/** An override that is not announced any more ends by itself: a machine that died cannot end it. */
export function createOverrides(now: () => number = Date.now): Overrides {
  const known = new Map<string, { override: AnnouncedOverride; address: string; until: number }>()
  const forgetDead = () => {
    for (const [id, { until }] of known) if (now() >= until) known.delete(id)
  }
  return {
    announce(id, override, address) {
      forgetDead()
      const others = [...known].filter(([one]) => one !== id)
      const ofAddress = others.filter(([, one]) => one.address === address)
      if (others.length >= max || ofAddress.length >= maxPerAddress) return false
      known.set(id, { override, address, until: now() + life })
      return true
    },
    end: (id) => void known.delete(id),
    get(id) {
      forgetDead()
      return id === undefined ? undefined : known.get(id)?.override
    },
  }
}

/** A version that one browser is shown, and where it is served. */
export type ShownVersion = Pick<ServedRemote, 'base' | 'current' | 'granted'>

/**
 * The catalogue with another version in the place of the remote of that name, or beside the others: also of a remote that
 * is switched off, because that is the one being repaired. It calls what the remote was granted.
 */
export function overridden({ remotes, ...catalogue }: ServedCatalogue, shown: ShownVersion): ServedCatalogue {
  const { name } = shown.current
  const isKnown = remotes.some(({ current }) => current.name === name)
  const others = remotes.map((remote) =>
    remote.current.name === name ? { granted: remote.granted, ...shown } : remote,
  )
  return { ...catalogue, remotes: isKnown ? others : [...others, shown] }
}

/** Only a port is named; the address is the browser's own machine, whose scripts may call what they declare. */
export function developedRemote({ port, built }: AnnouncedOverride): ShownVersion {
  return { base: `http://localhost:${port}`, current: built, granted: built.connects }
}
