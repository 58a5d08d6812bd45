import type { Comparison, CountedVariant } from './compare'
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
  { title: 'kB sent', of: ({ bytes }) => kilo(sum(Object.values(bytes))) },
]

/** The report of a run as a table for the terminal: a column for each variant. */
export function tableOf({ at, commit, load, versions, variants, ratios }: Comparison): string {
  const names = variants.map(({ name }) => name)
  const lines = [
    `${names.join(', ')}; ${at}, ${commit}, load ${load.map((one) => one.toFixed(1)).join(' ')}`,
    `Node ${versions.node}, Chromium ${versions.chromium}`,
    '',
    row('first visit, empty cache, until the area can be used', names),
    ...visitFigures.flatMap(({ title, of }) => [
      title,
      ...scenarios.map(({ name, path }) =>
        row(
          `${name} ${path}`,
          variants.map((variant) => of(visitOf(variant, name))),
        ),
      ),
    ]),
    '',
    row('the first area by kind, requests and kB', names),
    ...kinds.flatMap((kind) => kindLine(kind, variants)),
    '',
    row('one visit through all areas, kB of page, scripts and styles', names),
    ...areaLines(variants, ({ walk }) => walk.map(({ area, bytes }) => ({ area, text: kilo(bytes) }))),
    '',
    row('coming back after a deployment, kB fetched again, of that the page', names),
    ...areaLines(variants, ({ returning }) =>
      returning.map(({ area, bytes, pageBytes }) => ({ area, text: `${kilo(bytes)}, ${kilo(pageBytes)}` })),
    ),
    '',
    ...priceLines(variants.filter(({ name }) => name !== 'monolith')),
    '',
    ...(ratios ? timeLines(ratios) : ['nothing was timed']),
  ]
  return `${lines.join('\n')}\n`
}

/** Returns no line where no variant has requests of the kind. */
function kindLine(kind: Kind, variants: readonly CountedVariant[]): string[] {
  const visits = variants.map((variant) => visitOf(variant, scenarios[0].name))
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
  variants: readonly CountedVariant[],
  of: (metrics: VariantMetrics) => { readonly area: string; readonly text: string }[],
): string[] {
  const columns = variants.map(({ metrics }) => of(metrics))
  return (columns[0] ?? []).map(({ area }, line) =>
    row(
      area,
      columns.map((column) => column[line]?.text ?? '–'),
    ),
  )
}

/** The limits are those of the federated variant. */
function priceLines(variants: readonly CountedVariant[]): string[] {
  return [
    row('beyond the monolith', [...variants.map(({ name }) => name), 'target', 'limit']),
    ...limits.map(({ figure, title, target, limit }) =>
      row(title, [...variants.map(({ price }) => round(price[figure])), round(target), round(limit)]),
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

/** The monolith's column has its ratio to itself; the ratios count for all variants or for none. */
function timesOfKind(title: string, times: readonly TimeRatio[]): string[] {
  const [first] = times
  if (!first) return []
  const { monolith, aaRatio, doubts } = first
  return [
    row(title, [...times.map(({ name }) => name), 'monolith']),
    row('  ms', [...times.map(({ time }) => time.toFixed(0)), monolith.toFixed(0)]),
    row('  ÷ monolith, and the monolith ÷ itself', [...times.map(({ ratio }) => ratio.toFixed(3)), aaRatio.toFixed(3)]),
    row(
      '  smallest and largest',
      times.map(({ range }) => range.map((one) => one.toFixed(3)).join('–')),
    ),
    `    ${doubts.length > 0 ? `not decided: ${doubts.join('; ')}` : 'decided'}`,
  ]
}

function visitOf({ name: variant, metrics }: CountedVariant, name: string): FirstVisit {
  const found = metrics.firstVisits.find(({ area }) => area === name)
  if (!found) throw new Error(`${name} was not visited on ${variant}`)
  return found
}

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 0)
}

function row(title: string, cells: readonly (string | number)[]): string {
  return `  ${title.padEnd(60)}${cells.map((cell) => String(cell).padStart(14)).join('')}`.trimEnd()
}
