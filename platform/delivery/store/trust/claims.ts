import { type Catalogue, type Delivered, deliveredIn, isRetired } from '../../../contract/catalogue'
import type { BuiltRemote } from '../../../contract/manifest'
import { reservedRouteError } from '../../../contract/reserved-routes'

/** What one remote has to itself. Claims can only meet in the same bucket, so that a claim is compared with few others. */
interface Claim {
  readonly bucket: string
  readonly text: string
  readonly meets: (other: Claim) => boolean
}

/** Who claims what among entries that run beside each other. */
export interface ClaimIndex {
  /** Takes the place of what its name claimed before. */
  set(delivered: Delivered): void
  /**
   * What an entry takes from another remote or from the shell, so that it would change more than its own; undefined when it
   * takes nothing. The gate asks more, of versions that honest teams bring; this holds for what a thief signs.
   * @example index.foreignClaim(entry) // 'route /desk/new meets that of desk'
   */
  foreignClaim(delivered: Delivered): string | undefined
}

/** An index of the claims of a catalogue. */
export function claimIndex({ shell, remotes }: Pick<Catalogue, 'shell' | 'remotes'>): ClaimIndex {
  const buckets = new Map<string, Map<string, Claim[]>>()
  const known = new Map<string, readonly Claim[]>()
  let pages: readonly string[] = []
  function set(delivered: Delivered): void {
    const { name } = delivered.current
    if (!('base' in delivered)) pages = delivered.current.pages ?? []
    for (const { bucket } of known.get(name) ?? []) buckets.get(bucket)?.delete(name)
    const claims = claimsOf(delivered)
    known.set(name, claims)
    for (const claim of claims) {
      const owners = buckets.get(claim.bucket) ?? new Map<string, Claim[]>()
      buckets.set(claim.bucket, owners.set(name, [...(owners.get(name) ?? []), claim]))
    }
  }
  for (const delivered of deliveredIn({ shell, remotes })) set(delivered)
  return {
    set,
    foreignClaim(delivered) {
      const { name } = delivered.current
      const error = ownError(delivered, pages)
      if (error !== undefined) return error
      for (const claim of claimsOf(delivered))
        for (const [owner, theirs] of buckets.get(claim.bucket) ?? [])
          if (owner !== name && theirs.some((other) => claim.meets(other)))
            return `${claim.text} meets that of ${owner}`
      return undefined
    },
  }
}

function ownError(delivered: Delivered, pages: readonly string[]): string | undefined {
  for (const { built } of placedIn(delivered)) {
    for (const { path } of built.routes) {
      const error = reservedRouteError(path, pages)
      if (error !== undefined) return `route ${path} is reserved: ${error}`
    }
    const event = built.events?.find((one) => !one.startsWith(`${built.name}/`))
    if (event !== undefined) return `event ${event} does not begin with ${built.name}/`
  }
  return undefined
}

function placedIn(delivered: Delivered): { built: BuiltRemote; folder: string }[] {
  if (!('base' in delivered) || isRetired(delivered)) return []
  const { base, current, canary } = delivered
  const place = (built: BuiltRemote, at = base) => ({ built, folder: `${at}/${built.version}/` })
  return [place(current), ...(canary ? [place(canary.built, canary.base)] : [])]
}

function claimsOf(delivered: Delivered): Claim[] {
  return placedIn(delivered).flatMap(({ built, folder }) => [
    // A route begins with a word: all others are reserved.
    ...built.routes.map(({ path }) => ({
      bucket: `route ${partsOf(path)[0] ?? ''}`,
      text: `route ${path}`,
      meets: ({ text }: Claim) => canMeet(path, text.slice('route '.length)),
    })),
    ...Object.keys(built.intents).map((intent) => exactly(`intent ${intent}`)),
    ...built.storage.map((slice) => exactly(`storage slice ${slice}`)),
    // A page has one hash for each address: no folder of a version lies in one of another remote.
    ...foldersAbove(folder).map((above) => ({
      bucket: `folder ${above}`,
      text: `folder ${folder}`,
      meets: ({ text }: Claim) => above === folder || text === `folder ${above}`,
    })),
  ])
}

function exactly(text: string): Claim {
  return { bucket: text, text, meets: () => true }
}

/** A folder, and those that it lies in. */
function foldersAbove(folder: string): string[] {
  const parts = folder.split('/').slice(3, -1)
  const origin = folder.split('/').slice(0, 3).join('/')
  return parts.map((_, at) => `${[origin, ...parts.slice(0, at + 1)].join('/')}/`)
}

/** Whether one address can fit both routes. @example canMeet('/notes/:id', '/notes/new') // true */
export function canMeet(one: string, other: string): boolean {
  const [first, second] = [partsOf(one), partsOf(other)]
  for (let at = 0; at < Math.max(first.length, second.length); at++) {
    const [own, theirs] = [first[at], second[at]]
    if (own === '*' || theirs === '*') return true
    if (own === undefined || theirs === undefined) return false
    if (own !== theirs && !own.startsWith(':') && !theirs.startsWith(':')) return false
  }
  return true
}

function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}
