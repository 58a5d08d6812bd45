import type { FirstVisit } from './first-visit'
import type { VariantMetrics } from './metrics'
import { sum } from './statistics'

/** Overhead of a variant over the monolith, in deterministic metrics. */
export interface Overhead {
  /** Requests, and round trips in a row, before an area can be used beyond the monolith's: the most of all areas. */
  readonly requests: number
  readonly depth: number
  /** Instances beyond one of React, router, query client and i18n together. */
  readonly duplicates: number
  /** Bytes of page, scripts and styles beyond the monolith's: of the first area that is opened, and of each further one. */
  readonly firstRemote: number
  readonly furtherRemote: number
  /** What is fetched again after one remote was deployed, as a share of the monolith's: in its area, and in another one. */
  readonly returningToIt: number
  readonly returningElsewhere: number
}

/** @throws RangeError when one of the two was not measured */
export function overheadOf(variant: VariantMetrics, monolith: VariantMetrics): Overhead {
  const beyond = variant.walk.map(({ bytes }, index) => bytes - (monolith.walk[index]?.bytes ?? Number.NaN))
  const [firstRemote, ...further] = beyond
  if (firstRemote === undefined || further.length === 0) throw new RangeError('No areas were walked through')
  const shares = variant.returning.map(({ bytes }, index) => bytes / (monolith.returning[index]?.bytes ?? Number.NaN))
  const [returningToIt, returningElsewhere] = shares
  if (returningToIt === undefined || returningElsewhere === undefined)
    throw new RangeError('No returning visits were measured')
  const maxBeyond = (metric: (visit: FirstVisit) => number) =>
    Math.max(
      ...variant.firstVisits.map((visit, index) => {
        const single = monolith.firstVisits[index]
        return single ? metric(visit) - metric(single) : Number.NaN
      }),
    )
  return {
    requests: maxBeyond(({ requests }) => requests),
    depth: maxBeyond(({ depth }) => depth),
    duplicates: sum(Object.values(variant.duplicates)),
    firstRemote,
    furtherRemote: sum(further) / further.length,
    returningToIt,
    returningElsewhere,
  }
}
