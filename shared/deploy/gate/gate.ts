import type { BuiltRemote } from '../../src/remote/manifest'
import { errorTable } from '../error-table'
import { type Fault, Faults } from '../sarv-error'
import { byteBudgets } from './budgets'
import type { Candidate, Files, Rule } from './candidate'
import { integrity } from './integrity'
import { owners, sections } from './owners'
import { pagePolicy } from './page-policy'
import { bundlerRelease, contractRange, sharedVersions } from './shared-versions'

/** What a version must be beside the hosts and remotes that run: looked at when it is published and when it is promoted. */
const besideOthers: readonly Rule<Candidate>[] = [contractRange, sharedVersions, bundlerRelease, owners, sections]

/** What it must be by itself. Its bytes never change, so it is looked at once. */
const byItself: readonly Rule<{ built: BuiltRemote; files: Files }>[] = [byteBudgets, integrity, pagePolicy]

/** What one rule has found. */
export interface Verdict {
  readonly rule: string
  readonly faults: readonly Fault[]
  /** Why it was not looked at. */
  readonly skipped?: string
}

/** Everything that can be said of a version without running it. */
export function verdictsOn(candidate: Candidate & { readonly files: Files }): Verdict[] {
  return [
    ...besideOthers.map(({ name, find }) => ({ rule: name, faults: find(candidate) })),
    ...byItself.map(({ name, find }) => ({ rule: name, faults: find(candidate) })),
  ]
}

/** @throws Faults when the version cannot live beside the hosts and remotes that run */
export function refuseFaults(candidate: Candidate): void {
  const faults = besideOthers.flatMap(({ find }) => find(candidate))
  if (faults.length > 0) throw new Faults(faults)
}

/** How many faults of one rule are shown; a broken build has hundreds. */
const shown = 3

/** The verdicts as one screen. */
export function screenOf(verdicts: readonly Verdict[]): string[] {
  return verdicts.flatMap(({ rule, faults, skipped }) => [
    skipped ? `  – ${rule}: ${skipped}` : `  ${faults.length === 0 ? '✓' : '✗'} ${rule}`,
    ...faults.slice(0, shown).map(({ code, detail }) => `      ${code}  ${detail}`),
    ...(faults.length > shown ? [`      … and ${faults.length - shown} more`] : []),
    ...[...new Set(faults.map(({ code }) => code))].map((code) => `      fix  ${errorTable[code].fix}`),
  ])
}
