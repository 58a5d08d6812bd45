import type { Coverage } from './coverage'

/** A line for each prefix, and a sum. */
export function coverageLines(coverage: readonly Coverage[]): string[] {
  const sum = (of: (one: Coverage) => number) => coverage.reduce((total, one) => total + of(one), 0)
  return [...coverage.map(lineOf), `${sum(({ proven }) => proven.length)} of ${sum(countOf)} proven`]
}

const countOf = ({ proven, planned, namedOnly, notRun, missing }: Coverage) =>
  proven.length + planned.length + namedOnly.length + notRun.length + missing.length

function lineOf(one: Coverage): string {
  const rest = [
    listed('planned', one.planned),
    listed('no product code', one.namedOnly),
    listed('staging not run', one.notRun),
    listed('without a test', one.missing),
  ]
  const count = `${one.prefix.padEnd(4)} ${String(one.proven.length).padStart(3)} of ${String(countOf(one)).padStart(3)}`
  return [count, ...rest.filter((part) => part !== '')].join('   ')
}

function listed(label: string, ids: readonly string[]): string {
  return ids.length === 0 ? '' : `${label}: ${ids.join(' ')}`
}
