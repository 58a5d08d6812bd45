import { pathsOf, prefixOf, type Requirement } from './catalogue'

/** What the tests of the last run say about each requirement of one prefix. */
export interface Coverage {
  readonly prefix: string
  /** A passing test that reaches product code names it. */
  readonly proven: readonly string[]
  /** A route that a manifest declares and no screen answers yet (D-42). */
  readonly planned: readonly string[]
  /** Named by passing tests, none of which reaches product code. */
  readonly namedOnly: readonly string[]
  /** Requirements that only the staging run proves, while no report of one exists. */
  readonly notRun: readonly string[]
  readonly missing: readonly string[]
}

export interface Evidence {
  /** Ids that passing tests name which reach product code. */
  readonly proven: ReadonlySet<string>
  /** Ids that any passing test names. */
  readonly named: ReadonlySet<string>
  /** Paths that the manifests declare without a screen. */
  readonly plannedPaths: ReadonlySet<string>
  /** Ids that the staging report's passing tests name; undefined where staging was not run. */
  readonly staging: ReadonlySet<string> | undefined
}

/** What no single machine's run can show: the services of docker-compose.yml. */
const stagingOnly = new Set(['PLT-009'])

type Verdict = Exclude<keyof Coverage, 'prefix'>

export function coverageOf(requirements: readonly Requirement[], evidence: Evidence): Coverage[] {
  const prefixes = [...new Set(requirements.map(({ id }) => prefixOf(id)))]
  return prefixes.map((prefix) => {
    const own = requirements.filter(({ id }) => prefixOf(id) === prefix)
    const those = (verdict: Verdict) => own.filter((one) => verdictOn(one, evidence) === verdict).map(({ id }) => id)
    return {
      prefix,
      proven: those('proven'),
      planned: those('planned'),
      namedOnly: those('namedOnly'),
      notRun: those('notRun'),
      missing: those('missing'),
    }
  })
}

function verdictOn(requirement: Requirement, { proven, named, plannedPaths, staging }: Evidence): Verdict {
  const { id } = requirement
  if (stagingOnly.has(id)) return staging === undefined ? 'notRun' : staging.has(id) ? 'proven' : 'missing'
  if (prefixOf(id) === 'R' && pathsOf(requirement).some((path) => plannedPaths.has(path))) return 'planned'
  if (proven.has(id)) return 'proven'
  return named.has(id) ? 'namedOnly' : 'missing'
}
