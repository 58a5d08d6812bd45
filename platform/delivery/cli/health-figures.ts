import type { VersionHealth } from '../../contract/health-report'
import { errorsOf, phasesAt } from '../../contract/health-sums'
import { loadPhases } from '../../contract/health-terms'
import type { HealthFigures } from '../console/contract'
import { percent } from '../store/health/canary-bounds'
import type { MissingOperation } from '../store/health/health-minutes'
import { table } from './table'

/** Undefined when no page has reported anything of that version. */
export function toHealthFigures(
  health: readonly VersionHealth[],
  name: string,
  version: string,
): HealthFigures | undefined {
  const found = health.find((one) => one.name === name && one.version === version)
  return found && { opened: found.opened, ...errorsOf(found), p75: phasesAt(found, 0.75) }
}

interface Described {
  readonly name: string
  readonly version?: string | undefined
  readonly health: HealthFigures | undefined
  readonly canary?: { readonly version: string; readonly health: HealthFigures | undefined }
}

/** A row for every version of which pages have reported something. */
export function healthLines(remotes: readonly Described[]): string[] {
  const rows = remotes.flatMap(({ name, version, health, canary }) => [
    rowOf(name, version ?? '', health),
    rowOf(name, `${canary?.version} (canary)`, canary?.health),
  ])
  const told = rows.filter((row) => row.length > 0)
  if (told.length === 0) return remotes.length > 0 ? ['', 'No page has reported in the last hour.'] : []
  return [
    '',
    ...table([['last hour', 'version', 'opened', 'errors', ...loadPhases.map((phase) => `${phase} p75`)], ...told]),
  ]
}

/** How many rows tell of operations that the API does not have. */
const maxMissingRows = 20

/** What the API does not have, by the pages that asked for it. */
export function missingLines(missing: readonly MissingOperation[]): string[] {
  if (missing.length === 0) return []
  const rows = missing.slice(0, maxMissingRows).map(({ operation, pages }) => [operation, String(pages)])
  const more = missing.length - rows.length
  return [
    '',
    ...table([['missing in the API, last hour', 'pages'], ...rows]),
    ...(more > 0 ? [`and ${more} more`] : []),
  ]
}

function rowOf(name: string, version: string, health: HealthFigures | undefined): string[] {
  if (!health) return []
  const { opened, tries, errors, p75 } = health
  const times = loadPhases.map((phase) => (p75[phase] === undefined ? '' : `${Math.round(p75[phase])} ms`))
  return [name, version, String(opened), tries > 0 ? `${errors} (${percent(errors / tries)})` : '', ...times]
}
