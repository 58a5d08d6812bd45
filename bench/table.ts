import type { Comparison, CountedSide } from './compare'
import type { FirstVisit } from './first-visit'
import { limits } from './limits'
import type { VariantMetrics } from './metrics'
import type { Kind } from './request-kind'
import { scenarios } from './scenarios'
import { sum } from './statistics'
import type { TimeRatio } from './time-ratio'

const kinds: readonly Kind[] = ['page', 'script', 'style', 'font', 'picture', 'data', 'preflight', 'other']
const kilo = (bytes: number) => (bytes / 1_000).toFixed(1)

/** What is said of a first visit to each area. */
const visitFigures: readonly { title: string; of: (visit: FirstVisit) => string | number }[] = [
  { title: 'requests', of: ({ requests }) => sum(Object.values(requests)) },
  { title: 'round trips in a row', of: ({ depth }) => depth },
  { title: 'of files', of: ({ fileDepth }) => fileDepth },
  { title: 'origins of files', of: ({ origins }) => origins },
  { title: 'kB of JavaScript parsed', of: ({ parsed }) => kilo(parsed) },
  { title: 'kB sent', of: ({ bytes }) => kilo(sum(Object.values(bytes))) },
]

/** The report of a run as a table for the terminal: a column for each side. */
export function tableOf({ surroundings, sides, ratios }: Comparison): string {
  const { at, commit, machine, load, versions } = surroundings
  const names = sides.map(({ name }) => name)
  const lines = [
    `${names.join(', ')}; ${at}, ${commit}, ${machine.processors} processors, load ${load.map((one) => one.toFixed(1)).join(' ')}`,
    Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', '),
    '',
    row('first visit, empty cache, until the area can be used', names),
    ...visitFigures.flatMap(({ title, of }) => [
      title,
      ...scenarios.map(({ name, path }) =>
        row(
          `${name} ${path}`,
          sides.map((side) => of(visitOf(side, name))),
        ),
      ),
    ]),
    '',
    row('the first area by kind, requests and kB', names),
    ...kinds.flatMap((kind) => kindLine(kind, sides)),
    '',
    row('one visit through all areas, kB of page, scripts and styles', names),
    ...areaLines(sides, ({ walk }) => walk.map(({ area, bytes }) => ({ area, text: kilo(bytes) }))),
    '',
    row('coming back after a deployment, kB anew, of that the page', names),
    ...areaLines(sides, ({ returning }) =>
      returning.map(({ area, bytes, pageBytes }) => ({ area, text: `${kilo(bytes)}, ${kilo(pageBytes)}` })),
    ),
    '',
    ...priceLines(sides.filter(({ name }) => name !== 'monolith')),
    '',
    ...(ratios ? timeLines(ratios) : ['nothing was timed']),
  ]
  return `${lines.join('\n')}\n`
}

/** Nothing where no side has any of the kind. */
function kindLine(kind: Kind, sides: readonly CountedSide[]): string[] {
  const visits = sides.map((side) => visitOf(side, scenarios[0].name))
  if (!visits.some(({ requests }) => requests[kind])) return []
  return [
    row(
      kind,
      visits.map(({ requests, bytes }) => `${requests[kind] ?? 0}, ${kilo(bytes[kind] ?? 0)}`),
    ),
  ]
}

/** A line for each area, in the order in which they were opened. */
function areaLines(
  sides: readonly CountedSide[],
  of: (metrics: VariantMetrics) => { readonly area: string; readonly text: string }[],
): string[] {
  const columns = sides.map(({ metrics }) => of(metrics))
  return (columns[0] ?? []).map(({ area }, line) =>
    row(
      area,
      columns.map((column) => column[line]?.text ?? '–'),
    ),
  )
}

/** The limits are those of the federated side. */
function priceLines(sides: readonly CountedSide[]): string[] {
  return [
    row('beyond the monolith', [...sides.map(({ name }) => name), 'target', 'limit']),
    ...limits.map(({ figure, title, target, limit }) =>
      row(title, [...sides.map(({ price }) => round(price[figure])), round(target), round(limit)]),
    ),
  ]
}

function timeLines(ratios: NonNullable<Comparison['ratios']>): string[] {
  return [
    'time until the area can be used, phone four times slower, 9/3 Mbps, 100 ms',
    ...timesOfKind('first visit', ratios.cold),
    ...timesOfKind('coming back to what was deployed', ratios.returning),
  ]
}

/** In the monolith's column stands what it is against itself; whether the ratios count is the same for all. */
function timesOfKind(title: string, times: readonly TimeRatio[]): string[] {
  const [first] = times
  if (!first) return []
  const { monolith, sameAgainstSame, doubts } = first
  return [
    row(title, [...times.map(({ name }) => name), 'monolith']),
    row('  ms', [...times.map(({ time }) => time.toFixed(0)), monolith.toFixed(0)]),
    row('  ÷ monolith, and the monolith ÷ itself', [
      ...times.map(({ ratio }) => ratio.toFixed(3)),
      sameAgainstSame.toFixed(3),
    ]),
    row(
      '  ± MAD',
      times.map(({ deviation }) => deviation.toFixed(3)),
    ),
    row(
      '  95 % of it',
      times.map(({ interval }) => `${interval.low.toFixed(3)}–${interval.high.toFixed(3)}`),
    ),
    `    ${doubts.length > 0 ? `not decided: ${doubts.join('; ')}` : 'decided'}`,
  ]
}

function visitOf({ name: side, metrics }: CountedSide, name: string): FirstVisit {
  const found = metrics.firstVisits.find(({ area }) => area === name)
  if (!found) throw new Error(`${name} was not visited on ${side}`)
  return found
}

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 0)
}

function row(title: string, cells: readonly (string | number)[]): string {
  return `  ${title.padEnd(60)}${cells.map((cell) => String(cell).padStart(14)).join('')}`.trimEnd()
}
