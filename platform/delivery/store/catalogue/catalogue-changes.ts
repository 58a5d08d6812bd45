import type { CanaryRule } from '../../../contract/canary'
import type { CanaryRamp } from '../../../contract/canary-ramp'
import { type Catalogue, type CataloguedRemote, type Delivered, stableOf } from '../../../contract/catalogue'
import type { BuiltShell } from '../../../contract/catalogued-shell'
import { grantsOf } from '../../../contract/connected-origins'
import type { BuiltRemote } from '../../../contract/manifest'
import type { Localized } from '../../../contract/manifest-parts'
import { baseError } from '../../../contract/remote-base'
import { shellName } from '../../../contract/shell-name'
import { didYouMean } from '../../errors/closest-word'
import { SarvError } from '../../errors/sarv-error'
import { movedTo, otherThan, usableBase } from './remote-bases'

/** For more remotes than this, an error gives only the number. */
const shownNames = 20

/** More are of no use: no tab stays open that long. */
const rememberedWithdrawals = 50

export interface Promotion {
  readonly built: BuiltRemote
  /** Whom a canary is shown to, and by which ramp to more; without it all people get the version. */
  readonly rule?: CanaryRule & { readonly ramp?: CanaryRamp }
  /** The folder of all versions; needed when the catalogue does not know the remote yet. Else they stay where they are. */
  readonly base?: string
  /** That the owner of the platform agrees to what the version may do beyond the running one. */
  readonly agreed?: boolean
  /** That a version which was taken back is meant. */
  readonly again?: boolean
}

/**
 * Gives a version to all people or to a canary, or gives another base to the version that all people run. What ran
 * before stays at hand for a rollback, with where it was served. A second canary does not replace a running one: its
 * people would lose a version that no one judged.
 * @throws SarvError when it cannot be meant
 */
export function promote(catalogue: Catalogue, promotion: Promotion): Catalogue {
  const { built, agreed } = promotion
  const before = catalogue.remotes.find(({ current }) => current.name === built.name)
  const next = withVersion(catalogue, promotion)
  const { granted: _, ...after } = remoteOf(next, built.name)
  const granted = [...new Set([...(before?.granted ?? []), ...(agreed ? (built.connects ?? []) : [])])]
  const kept = grantsOf({ ...after, granted })
  return kept.length === 0 && !before?.granted ? next : replace(next, { ...after, granted: kept })
}

function withVersion(catalogue: Catalogue, { built, rule, base, agreed, again = false }: Promotion): Catalogue {
  const known = catalogue.remotes.find(({ current }) => current.name === built.name)
  if (!known) return { ...catalogue, remotes: [...catalogue.remotes, firstVersion({ built, rule, base, agreed })] }
  if (known.unreleased) {
    refuseCanary(known, built, again)
    const { canary: _, unreleased: __, ...rest } = known
    const withdrawn = otherVersions(known, built.version)
    return replace(catalogue, {
      ...rest,
      withdrawn,
      ...firstVersion({ built, rule, base: base ?? known.base, agreed }),
    })
  }
  const { current, canary } = known
  if (current.version === built.version) {
    if (rule || base === undefined || base === known.base)
      throw new SarvError('SARV-203', `${built.name}@${built.version} is what everybody runs.`)
    return replace(catalogue, movedTo(usableBase(base), known))
  }
  refuseCanary(known, built, again)
  const next = usableBase(base ?? canary?.base ?? known.base)
  const allowed = { ...known, canary: undefined, withdrawn: otherVersions(known, built.version) }
  if (rule)
    return replace(catalogue, {
      ...allowed,
      canary: { ...tried(built, rule, agreed), base: otherThan(known.base, next) },
    })
  const previous = { previous: current, previousBase: otherThan(next, known.base) }
  return replace(catalogue, { ...allowed, base: next, current: built, ...previous })
}

/**
 * Gives a build of the shell to all people or to a canary. The first one takes the place of what each document server has
 * of its own, so it goes to all.
 * @throws SarvError when it cannot be meant
 */
export function promoteShell(
  catalogue: Catalogue,
  { built, rule, again = false }: Omit<Promotion, 'built' | 'base' | 'agreed'> & { readonly built: BuiltShell },
): Catalogue {
  const known = catalogue.shell
  if (!known) {
    if (rule) throw new SarvError('SARV-207', 'The catalogue has no shell yet.')
    return { ...catalogue, shell: { current: built } }
  }
  if (known.current.version === built.version)
    throw new SarvError('SARV-203', `${shellName}@${built.version} is what everybody runs.`)
  refuseCanary(known, built, again)
  const { canary: _, ...rest } = known
  const allowed = { ...rest, withdrawn: otherVersions(known, built.version) }
  const shell = rule
    ? { ...allowed, canary: { ...rule, built } }
    : { ...allowed, current: built, previous: known.current }
  return { ...catalogue, shell }
}

/** @throws SarvError when another canary is running, or the version was taken back */
function refuseCanary({ canary, withdrawn = [] }: Delivered, built: BuiltRemote | BuiltShell, again: boolean): void {
  const { name, version } = built
  if (canary && canary.built.version !== version)
    throw new SarvError('SARV-206', `${name}@${canary.built.version} is tried by ${canary.percent} %.`)
  if (withdrawn.includes(version) && !again) throw new SarvError('SARV-204', `${name}@${version}`)
}

function tried(built: BuiltRemote, rule: NonNullable<Promotion['rule']>, agreed: Promotion['agreed']) {
  return { ...rule, built, ...(agreed ? { agreed: true as const } : {}) }
}

function firstVersion({ built, rule, base, agreed }: Promotion): CataloguedRemote {
  if (base === undefined) throw new SarvError('SARV-210', `${built.name} is not in the catalogue yet.`)
  const first = { base: usableBase(base), current: built }
  return rule ? { ...first, canary: tried(built, rule, agreed), unreleased: true } : first
}

/**
 * One step back. While a canary runs, that step ends the canary: what all people run stays. Otherwise the previous
 * version runs again, from where it was served; it has no previous one itself, since no rollback may lead to a version
 * that was taken back.
 * @param defaultBase where its versions are served when the catalogue names no place that pages can take them from
 */
export function rollback(catalogue: Catalogue, name: string, defaultBase?: string): Catalogue {
  const delivered = deliveredOf(catalogue, name)
  if (delivered.canary) return stopCanary(catalogue, name)
  const { previous, current, ...rest } = delivered
  if (!previous) throw new SarvError('SARV-205', `${name}@${current.version} is all that the catalogue remembers.`)
  const withdrawn = withdraw(delivered, current.version).filter((version) => version !== previous.version)
  const back = { ...rest, current: previous, withdrawn } as Delivered
  if (!('base' in back)) return replace(catalogue, back)
  const { previousBase, ...remote } = back
  const known = previousBase ?? remote.base
  const base = usableBase(baseError(known) === undefined ? known : (defaultBase ?? known))
  return replace(catalogue, { ...remote, base })
}

/** No one tries the canary any more. */
export function stopCanary(catalogue: Catalogue, name: string): Catalogue {
  const delivered = deliveredOf(catalogue, name)
  const { canary, ...rest } = delivered
  if (!canary) throw new SarvError('SARV-209', `Everybody runs ${name}@${delivered.current.version}.`)
  return replace(catalogue, { ...rest, withdrawn: withdraw(delivered, canary.built.version) })
}

/** The guard no longer widens the canary; it goes on with the people that it has. */
export function pauseRamp(catalogue: Catalogue, name: string): Catalogue {
  const { canary, ramp } = rampOf(catalogue, name)
  if (ramp.paused) throw new SarvError('SARV-214', `The ramp of ${name}@${canary.built.version} is paused already.`)
  return withRamp(catalogue, name, { ...ramp, paused: true })
}

/** The guard widens the canary again; its present step starts again. @param since ISO 8601 */
export function resumeRamp(catalogue: Catalogue, name: string, since: string): Catalogue {
  const { canary, ramp } = rampOf(catalogue, name)
  const { paused, ...rest } = ramp
  if (!paused) throw new SarvError('SARV-214', `The ramp of ${name}@${canary.built.version} is not paused.`)
  return withRamp(catalogue, name, { ...rest, since })
}

function rampOf(catalogue: Catalogue, name: string) {
  const { current, canary } = deliveredOf(catalogue, name)
  if (!canary) throw new SarvError('SARV-209', `Everybody runs ${name}@${current.version}.`)
  if (!canary.ramp) throw new SarvError('SARV-214', `${name}@${canary.built.version} has no ramp.`)
  return { canary, ramp: canary.ramp }
}

function withRamp(catalogue: Catalogue, name: string, ramp: CanaryRamp): Catalogue {
  const delivered = deliveredOf(catalogue, name)
  return replace(catalogue, { ...delivered, canary: { ...delivered.canary, ramp } } as Delivered)
}

/** Switches a remote off, or with the shell the app; a second time the message is replaced. @param since ISO 8601 */
export function kill(catalogue: Catalogue, name: string, message: Localized, since: string): Catalogue {
  const delivered = deliveredOf(catalogue, name)
  return replace(catalogue, { ...delivered, killed: { message, since: delivered.killed?.since ?? since } })
}

/** Switches it on again, with the version that it had. */
export function revive(catalogue: Catalogue, name: string): Catalogue {
  const { killed, ...rest } = deliveredOf(catalogue, name)
  if (!killed) throw new SarvError('SARV-208', name)
  return replace(catalogue, rest)
}

/**
 * Takes a remote out: no page has its routes, sections and intents any more. Only one that is switched off, so that people have
 * read why, and one slip of a name takes nothing from them. (PLT-117)
 * @throws SarvError when it is not switched off
 */
export function retire(catalogue: Catalogue, name: string): Catalogue {
  if (name === shellName) throw new SarvError('SARV-262', 'Pages are made of the shell.')
  if (!remoteOf(catalogue, name).killed) throw new SarvError('SARV-261', name)
  return { ...catalogue, remotes: catalogue.remotes.filter(({ current }) => current.name !== name) }
}

/** The shell or a remote by its name. @throws SarvError when the catalogue does not know it */
export function deliveredOf(catalogue: Catalogue, name: string): Delivered {
  if (name !== shellName) return remoteOf(catalogue, name)
  if (catalogue.shell) return catalogue.shell
  throw new SarvError('SARV-201', 'It has no shell: each document server has one of its own.')
}

/** @throws SarvError when the catalogue does not know it */
export function remoteOf({ remotes }: Catalogue, name: string): CataloguedRemote {
  const remote = remotes.find(({ current }) => current.name === name)
  if (remote) return remote
  const names = remotes.map(({ current }) => current.name)
  if (names.length === 0) throw new SarvError('SARV-201', 'It is empty.')
  const shown = names.length > shownNames ? `its ${names.length} remotes` : names.join(', ')
  throw new SarvError('SARV-201', `Unknown remote ${name}: expected one of ${shown}.${didYouMean(name, names)}`)
}

/** The version of a remote that all people run; undefined for a new one, and while only a canary runs. */
export function stableBuild({ remotes }: Pick<Catalogue, 'remotes'>, name: string): BuiltRemote | undefined {
  const known = remotes.find(({ current }) => current.name === name)
  return known && stableOf(known)
}

function withdraw(delivered: Delivered, version: string): string[] {
  return [...otherVersions(delivered, version), version].slice(-rememberedWithdrawals)
}

/** Versions that were taken back without this one. */
function otherVersions({ withdrawn = [] }: Delivered, version: string): string[] {
  return withdrawn.filter((one) => one !== version)
}

function replace(catalogue: Catalogue, delivered: Delivered): Catalogue {
  if (!('base' in delivered)) return { ...catalogue, shell: delivered }
  const { name } = delivered.current
  return { ...catalogue, remotes: catalogue.remotes.map((one) => (one.current.name === name ? delivered : one)) }
}
