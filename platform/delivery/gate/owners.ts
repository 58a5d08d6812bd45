import type { BuiltRemote } from '../../contract/manifest'
import { reservedRouteError } from '../../contract/reserved-routes'
import { checkSections } from '../../contract/section-rules'
import type { ErrorCode } from '../errors/error-table'
import type { ErrorDetail } from '../errors/sarv-error'
import { type Candidate, neighbours, type Rule } from './candidate'

/** What a version claims for itself alone. */
interface Claim {
  readonly code: ErrorCode
  readonly kind: string
  readonly of: (built: BuiltRemote) => readonly string[]
  /** What two claims have in common when they are the same; the text itself without one. */
  readonly asOne?: (text: string) => string
}

const claims: readonly Claim[] = [
  // A route answers the same addresses with any name of a parameter.
  { code: 'SARV-404', kind: 'route', of: ({ routes }) => routes.map(({ path }) => path), asOne: withoutNames },
  { code: 'SARV-405', kind: 'intent', of: ({ intents }) => Object.keys(intents) },
  { code: 'SARV-406', kind: 'storage slice', of: ({ storage }) => storage },
  { code: 'SARV-408', kind: 'event', of: ({ events = [] }) => events },
]

/** Gate rule: routes, intents, storage slices and events have one owner each, who may be the shell. */
export const owners: Rule<Candidate> = {
  name: 'owners of routes, intents, storage and events',
  find: (candidate) => [
    ...reservedRoutes(candidate),
    ...claims.flatMap((claim) => collisions(claim, candidate)),
    ...foreignEvents(candidate),
  ],
}

function reservedRoutes({ built: { routes, planned = [] }, hosts }: Candidate): ErrorDetail[] {
  const pages = hosts.flatMap((host) => host.pages ?? [])
  return [...routes, ...planned].flatMap(({ path }): ErrorDetail[] => {
    const error = reservedRouteError(path, pages)
    return error === undefined ? [] : [{ code: 'SARV-414', detail: `route ${path}: ${error}.` }]
  })
}

function collisions({ code, kind, of, asOne = (text) => text }: Claim, candidate: Candidate): ErrorDetail[] {
  const own = of(candidate.built)
  const others = neighbours(candidate)
  return own.flatMap((text, at): ErrorDetail[] => {
    const owner = others.find((other) => of(other).some((theirs) => asOne(theirs) === asOne(text)))
    if (owner) return [{ code, detail: `${kind} ${text} is owned by ${owner.name}@${owner.version} (${owner.owner}).` }]
    const isRepeated = own.findIndex((one) => asOne(one) === asOne(text)) < at
    return isRepeated ? [{ code, detail: `${kind} ${text} is declared twice.` }] : []
  })
}

function foreignEvents({ built: { name, events = [] } }: Candidate): ErrorDetail[] {
  return events
    .filter((event) => !event.startsWith(`${name}/`))
    .map((event): ErrorDetail => ({ code: 'SARV-408', detail: `event ${event} does not begin with ${name}/.` }))
}

/** Sections stand in slots that are offered, also those that others have put into this remote's own slots. */
export const sections: Rule<Candidate> = {
  name: 'sections and slots',
  find: ({ built, catalogue }) => {
    const live = catalogue.remotes.map(({ current }) => current)
    const known = checkSections(live).errors
    const { errors } = checkSections([...live.filter(({ name }) => name !== built.name), built])
    const own = new RegExp(`^(section|slot) ${built.name}/`)
    return errors
      .filter((fault) => own.test(fault) || !known.includes(fault))
      .map((fault): ErrorDetail => ({ code: 'SARV-407', detail: `${fault}.` }))
  },
}

function withoutNames(path: string): string {
  return path
    .replace(/:\w+/g, ':')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
}
