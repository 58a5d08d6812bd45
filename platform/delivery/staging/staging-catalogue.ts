import { type Catalogue, type CataloguedRemote, remoteError } from '../../contract/catalogue'
import type { BuiltRemote } from '../../contract/manifest'
import { baseError } from '../../contract/remote-base'
import { refuseTwoOwners } from '../store/catalogue/local-catalogue'

/** One remote's server: where this process asks it, and under which address browsers find it. */
export interface StagedRemote {
  readonly inside: string
  readonly base: string
}

/** What the servers said of themselves, by their `base`; one that is down says nothing. */
export type Answers = ReadonlyMap<string, BuiltRemote>

export interface Outcome {
  /** Undefined when nothing changed. */
  readonly catalogue?: Catalogue
  /** Which versions were not taken, and why: one line each. */
  readonly refused: readonly string[]
}

/**
 * Servers as one variable names them: pairs of `<address inside>=<address of browsers>`, with blanks between.
 * @example stagedRemotes('http://remote-savings:8080=http://savings.sarv.localhost:3003')
 * @throws Error when a part of the text is not such a pair
 */
export function stagedRemotes(text: string): StagedRemote[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [inside = '', base = ''] = pair.split('=')
      if (!URL.canParse(inside) || !URL.canParse(base))
        throw new Error(`Invalid pair: expected <address>=<address>, got "${pair}"`)
      const error = baseError(base)
      if (error !== undefined) throw new Error(`"${base}" cannot be that of browsers: ${error}`)
      return { inside, base }
    })
}

/**
 * The catalogue after what the remotes' servers say now. A remote whose server is down stays as it was last known. A
 * remote that claims what another one owns is refused alone, and its version from before stays.
 */
export function nextCatalogue(
  last: Catalogue | undefined,
  remotes: readonly StagedRemote[],
  answers: Answers,
  now: Date,
): Outcome {
  const refused: string[] = []
  let taken = (last?.remotes ?? []).filter(({ base }) => remotes.some((remote) => remote.base === base))
  const before = JSON.stringify(last?.remotes)
  for (const { base } of remotes) {
    const built = answers.get(base)
    const known = taken.find((remote) => remote.base === base)
    if (!built || known?.current.version === built.version) continue
    const error = remoteError({ base, current: built })
    if (error !== undefined) {
      refused.push(`${built.name} was not taken: ${error}`)
      continue
    }
    const next = withRemote(taken, {
      base,
      current: built,
      ...(known ? { previous: known.current } : {}),
      ...(built.connects ? { granted: built.connects } : {}),
    })
    try {
      refuseTwoOwners(next)
      taken = next
    } catch (error) {
      refused.push(`${built.name} ${built.version} was not taken: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (JSON.stringify(taken) === before || (!last && taken.length === 0)) return { refused }
  const revision = Math.max(now.getTime(), (last?.revision ?? 0) + 1)
  return { catalogue: { revision, issued: now.toISOString(), remotes: taken }, refused }
}

function withRemote(remotes: readonly CataloguedRemote[], remote: CataloguedRemote): CataloguedRemote[] {
  const isKnown = remotes.some(({ base }) => base === remote.base)
  return isKnown ? remotes.map((one) => (one.base === remote.base ? remote : one)) : [...remotes, remote]
}
