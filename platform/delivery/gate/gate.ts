import type { Catalogue } from '../../contract/catalogue'
import type { HostVersion } from '../../contract/catalogued-shell'
import type { BuiltRemote } from '../../contract/manifest'
import { errorTable } from '../errors/error-table'
import { type ErrorDetail, SarvErrors } from '../errors/sarv-error'
import { comparedAuthority, listedAuthority } from './authority'
import { byteBudgets } from './budgets'
import type { Candidate, Files, Rule } from './candidate'
import { integrity } from './integrity'
import { kitNamed } from './kit-name'
import { owners, sections } from './owners'
import { pagePolicy } from './page-policy'
import { pageValues } from './page-values'
import { bundlerRelease, contractRange, sharedVersions } from './shared-versions'

/**
 * Looked at when a version is published and when it is promoted: what it must be beside the hosts and remotes that run, and
 * what may be put into a page, which an earlier gate did not ask.
 */
const besideOthers: readonly Rule<Candidate>[] = [
  contractRange,
  sharedVersions,
  bundlerRelease,
  owners,
  sections,
  pageValues,
  comparedAuthority,
]

/** What it must be by itself: looked at when it is published, and again in what the store gives when it is promoted. */
const byItself: readonly Rule<{ built: BuiltRemote; files: Files }>[] = [
  byteBudgets,
  integrity,
  kitNamed,
  pagePolicy,
  listedAuthority,
]

/** Verdict of one rule. */
export interface Verdict {
  readonly rule: string
  readonly errors: readonly ErrorDetail[]
  /** Why it was not looked at. */
  readonly skipped?: string
  /** Of a run in a browser: which browser, and the version of the shell. */
  readonly ran?: { readonly browser: string; readonly shell: string }
  /** What only a run can decide. */
  readonly notes?: readonly string[]
}

/** Everything that can be said of a version without running it. */
export function gateVerdicts(candidate: Candidate & { readonly files: Files }): Verdict[] {
  return [...besideOthers, ...byItself].map(({ name, find, note, skip }) => ({
    rule: name,
    errors: find(candidate),
    skipped: skip?.(candidate),
    notes: note?.(candidate) ?? [],
  }))
}

/** What keeps a version from being let in, whatever it would run beside. */
export function ownErrors(version: { readonly built: BuiltRemote; readonly files: Files }): ErrorDetail[] {
  return byItself.flatMap(({ find }) => find(version))
}

/**
 * What keeps a new host from running the remotes of a catalogue, versions that a canary shows too, each with its owner.
 * Remotes that are switched off are not asked.
 */
export function hostErrors(host: HostVersion, catalogue: Catalogue): ErrorDetail[] {
  const { stable, canaries } = runningBuilds(catalogue)
  return [...stable, ...canaries].flatMap((built) =>
    besideOthers.flatMap(({ find }) => find({ built, hosts: [host], catalogue })).map(withOwner(built)),
  )
}

/** Versions that people may run: of a remote that is switched off, none. */
export function runningBuilds({ remotes }: Catalogue): { stable: BuiltRemote[]; canaries: BuiltRemote[] } {
  const running = remotes.filter(({ killed }) => !killed)
  return {
    stable: running.filter(({ unreleased }) => !unreleased).map(({ current }) => current),
    canaries: running.flatMap(({ canary }) => (canary ? [canary.built] : [])),
  }
}

/** Names the team that can mend an error. */
export const withOwner =
  ({ name, version, owner }: BuiltRemote) =>
  ({ code, detail }: ErrorDetail): ErrorDetail => ({ code, detail: `${name}@${version} (${owner}): ${detail}` })

/** @throws Faults when the version cannot live beside the hosts and remotes that run */
export function throwOnErrors(candidate: Candidate): void {
  const errors = besideOthers.flatMap(({ find }) => find(candidate))
  if (errors.length > 0) throw new SarvErrors(errors)
}

/** How many errors of one rule are shown; a broken build has hundreds. */
const shown = 3

/** The verdicts as one screen. */
export function formatVerdicts(verdicts: readonly Verdict[]): string[] {
  return verdicts.flatMap(({ rule, errors, skipped, notes = [] }) => [
    skipped ? `  – ${rule}: ${skipped}` : `  ${errors.length === 0 ? '✓' : '✗'} ${rule}`,
    ...errors.slice(0, shown).map(({ code, detail }) => `      ${code}  ${detail}`),
    ...(errors.length > shown ? [`      … and ${errors.length - shown} more`] : []),
    ...notes.map((note) => `      note  ${note}`),
    ...[...new Set(errors.map(({ code }) => code))].map((code) => `      fix  ${errorTable[code].fix}`),
  ])
}
