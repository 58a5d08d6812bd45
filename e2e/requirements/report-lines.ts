import type { Requirement } from './catalogue'
import type { Coverage } from './coverage'
import { namedIn } from './named-ids'

/** A line for each prefix, a sum, and how many requirements say more than one thing. */
export function coverageLines(coverage: readonly Coverage[], requirements: readonly Requirement[]): string[] {
  const proven = coverage.reduce((sum, one) => sum + one.proven.length, 0)
  const several = requirements.filter(({ clauses }) => clauses > 1).length
  return [
    ...coverage.map(lineOf),
    `${proven} of ${requirements.length} proven; ${several} rows have more than one clause, which an id cannot tell apart: --clauses`,
  ]
}

/** The requirements of more than one clause, with how many tests name each. */
export function clauseLines(requirements: readonly Requirement[], titles: readonly string[]): string[] {
  const named = titles.flatMap(namedIn)
  const lines = requirements
    .filter(({ clauses }) => clauses > 1)
    .map(({ id, clauses }) => {
      const tests = named.filter((one) => one === id).length
      return `${id.padEnd(8)} ${String(clauses).padStart(2)} clauses  ${String(tests).padStart(3)} tests`
    })
  return ["A clause of a row's second cell ends with a semicolon or a full stop, code and brackets left out.", ...lines]
}

function lineOf({ prefix, proven, planned, namedOnly, notRun, missing }: Coverage): string {
  const all = proven.length + planned.length + namedOnly.length + notRun.length + missing.length
  const rest = [
    listed('planned', planned),
    listed('no product code', namedOnly),
    listed('staging not run', notRun),
    listed('without a test', missing),
  ]
  const count = `${prefix.padEnd(4)} ${String(proven.length).padStart(3)} of ${String(all).padStart(3)}`
  return [count, ...rest.filter((part) => part !== '')].join('   ')
}

function listed(label: string, ids: readonly string[]): string {
  return ids.length === 0 ? '' : `${label}: ${ids.join(' ')}`
}
