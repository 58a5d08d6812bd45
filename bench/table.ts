import type { Comparison, CountedVariant } from './compare'
import { limits } from './limits'
import type { VariantMetrics } from './metrics'
import type { TimeRatio } from './time-ratio'

const kilo = (bytes: number) => (bytes / 1_000).toFixed(1)

/** The report of a run as a table for the terminal: a column for each variant. */
export function tableOf({ at, commit, load, versions, variants, ratios }: Comparison): string {
  const names = variants.map(({ name }) => name)
  const lines = [
    `${names.join(', ')}; ${at}, ${commit}, load ${load.map((one) => one.toFixed(1)).join(' ')}`,
    `Node ${versions.node}, Chromium ${versions.chromium}`,
    '',
    row('first visit, empty cache, until the area can be used', names),
    'requests',
    ...areaLines(variants, ({ firstVisits }) =>
      firstVisits.map(({ area, requests }) => ({ area, text: `${requests}` })),
    ),
    'round trips in a row',
    ...areaLines(variants, ({ firstVisits }) => firstVisits.map(({ area, depth }) => ({ area, text: `${depth}` }))),
    '',
    row('one visit through all areas, kB of page, scripts and styles', names),
    ...areaLines(variants, ({ walk }) => walk.map(({ area, bytes }) => ({ area, text: kilo(bytes) }))),
    '',
    row('coming back after a deployment, kB fetched again', names),
    ...areaLines(variants, ({ returning }) => returning.map(({ area, bytes }) => ({ area, text: kilo(bytes) }))),
    '',
    ...priceLines(variants.filter(({ name }) => name !== 'monolith')),
    '',
    ...(ratios ? timeLines(ratios) : ['nothing was timed']),
  ]
  return `${lines.join('\n')}\n`
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

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 0)
}

function row(title: string, cells: readonly (string | number)[]): string {
  return `  ${title.padEnd(60)}${cells.map((cell) => String(cell).padStart(14)).join('')}`.trimEnd()
}
