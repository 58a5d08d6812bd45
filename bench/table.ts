import type { Comparison } from './compare'
import type { FirstVisit } from './first-visit'
import { limits } from './limits'
import type { VariantMetrics } from './metrics'
import type { Kind } from './request-kind'
import { scenarios } from './scenarios'
import { sum } from './statistics'
import type { TimeRatio } from './time-ratio'

const kinds: readonly Kind[] = ['page', 'script', 'style', 'font', 'picture', 'data', 'preflight', 'other']
const kilo = (bytes: number) => (bytes / 1_000).toFixed(1)

/** The report of a run as a table for the terminal. */
export function tableOf({ surroundings, federated, monolith, price, ratios }: Comparison): string {
  const { at, commit, machine, load, versions } = surroundings
  const lines = [
    `federated against monolith, ${at}, ${commit}, ${machine.processors} processors, load ${load.map((one) => one.toFixed(1)).join(' ')}`,
    Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', '),
    '',
    'first visit, empty cache, until the area can be used: federated | monolith',
    row('', ['requests', 'in a row', 'of files', 'origins', 'JS parsed, kB', 'sent, kB']),
    ...scenarios.map(({ name, path }) => {
      const [one, other] = [visitOf(federated, name), visitOf(monolith, name)]
      const pair = (figureOf: (visit: FirstVisit) => string | number) => `${figureOf(one)} | ${figureOf(other)}`
      return row(`${name} ${path}`, [
        pair(({ requests }) => sum(Object.values(requests))),
        pair(({ depth }) => depth),
        pair(({ fileDepth }) => fileDepth),
        pair(({ origins }) => origins),
        pair(({ parsed }) => kilo(parsed)),
        pair(({ bytes }) => kilo(sum(Object.values(bytes)))),
      ])
    }),
    '',
    `the first area by kind, requests and kB: federated | monolith`,
    ...kinds.flatMap((kind) => {
      const [one, other] = [visitOf(federated, scenarios[0].name), visitOf(monolith, scenarios[0].name)]
      if (!one.requests[kind] && !other.requests[kind]) return []
      const of = ({ requests, bytes }: FirstVisit) => `${requests[kind] ?? 0}, ${kilo(bytes[kind] ?? 0)}`
      return [row(kind, [`${of(one)} | ${of(other)}`])]
    }),
    '',
    'one visit through all areas, kB of page, scripts and styles: federated | monolith, and beyond it',
    ...federated.walk.map(({ area, bytes }, index) => {
      const other = monolith.walk[index]?.bytes ?? Number.NaN
      return row(area, [`${kilo(bytes)} | ${kilo(other)}`, kilo(bytes - other)])
    }),
    '',
    'coming back after one remote was deployed, kB anew, of that the page: federated | monolith',
    ...federated.returning.map((one, index) => {
      const other = monolith.returning[index]
      const of = (back: typeof other) => `${kilo(back?.bytes ?? Number.NaN)}, ${kilo(back?.pageBytes ?? Number.NaN)}`
      return row(one.area, [`${of(one)} | ${of(other)}`])
    }),
    '',
    row('', ['federated', 'target', 'limit']),
    ...limits.map(({ figure, title, target, limit }) =>
      row(title, [round(price[figure]), round(target), round(limit)]),
    ),
    '',
    ...(ratios ? timeLines(ratios) : ['nothing was timed']),
  ]
  return `${lines.join('\n')}\n`
}

function timeLines(ratios: NonNullable<Comparison['ratios']>): string[] {
  const titles = { cold: 'first visit', returning: 'coming back to what was deployed' }
  return [
    'time until the area can be used, phone four times slower, 9/3 Mbps, 100 ms; ms and federated ÷ monolith',
    row('', ['federated', 'monolith', 'ratio', '± MAD', '95 % of it', 'A/A', 'says']),
    ...(Object.entries(ratios) as [keyof typeof titles, TimeRatio][]).map(([what, time]) =>
      row(titles[what], [
        time.federated.toFixed(0),
        time.monolith.toFixed(0),
        time.ratio.toFixed(3),
        time.deviation.toFixed(3),
        `${time.interval.low.toFixed(3)}–${time.interval.high.toFixed(3)}`,
        time.sameAgainstSame.toFixed(3),
        time.doubts.length > 0 ? `not decided: ${time.doubts.join('; ')}` : 'decided',
      ]),
    ),
  ]
}

function visitOf({ firstVisits }: VariantMetrics, name: string): FirstVisit {
  const found = firstVisits.find(({ area }) => area === name)
  if (!found) throw new Error(`${name} was not visited`)
  return found
}

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 0)
}

function row(title: string, cells: readonly string[]): string {
  return `  ${title.padEnd(54)}${cells.map((cell) => cell.padStart(18)).join('')}`.trimEnd()
}
