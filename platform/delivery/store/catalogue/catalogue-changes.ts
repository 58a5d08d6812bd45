import type { CanaryRule } from '../../../contract/canary'
import type { CanaryRamp, Catalogue, CataloguedRemote } from '../../../contract/catalogue'
import type { BuiltRemote, Localized } from '../../../contract/manifest'
import { baseError } from '../../../contract/remote-base'
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
  /** That a version which was taken back is meant. */
  readonly again?: boolean
}

/**
 * Gives a version to all people or to a canary, or gives another base to the version that all people run. What ran
 * before stays at hand for a rollback, with where it was served. A second canary does not replace a running one: its
 * people would lose a version that no one judged.
 * @throws SarvError when it cannot be meant
 */
export function promote(catalogue: Catalogue, { built, rule, base, again = false }: Promotion): Catalogue {
  const known = catalogue.remotes.find(({ current }) => current.name === built.name)
  if (!known) return { ...catalogue, remotes: [...catalogue.remotes, firstVersion({ built, rule, base })] }
  const at = `${built.name}@${built.version}`
  const { current, canary, withdrawn = [] } = known
  if (current.version === built.version) {
    if (rule || base === undefined || base === known.base)
      throw new SarvError('SARV-203', `${at} is what everybody runs.`)
    return replace(catalogue, movedTo(usableBase(base), known))
  }
  if (canary && canary.built.version !== built.version)
    throw new SarvError('SARV-206', `${built.name}@${canary.built.version} is tried by ${canary.percent} %.`)
  if (withdrawn.includes(built.version) && !again) throw new SarvError('SARV-204', at)
  const next = usableBase(base ?? canary?.base ?? known.base)
  const allowed = { ...known, canary: undefined, withdrawn: withdrawn.filter((one) => one !== built.version) }
  if (rule) return replace(catalogue, { ...allowed, canary: { ...rule, built, base: otherThan(known.base, next) } })
  const previous = { previous: current, previousBase: otherThan(next, known.base) }
  return replace(catalogue, { ...allowed, base: next, current: built, ...previous })
}

function firstVersion({ built, rule, base }: Promotion): CataloguedRemote {
  if (rule) throw new SarvError('SARV-207', `${built.name} is not in the catalogue yet.`)
  if (base === undefined) throw new SarvError('SARV-210', `${built.name} is not in the catalogue yet.`)
  return { base: usableBase(base), current: built }
}

/**
 * One step back. While a canary runs, that step ends the canary: what all people run stays. Otherwise the previous
 * version runs again, from where it was served; it has no previous one itself, since no rollback may lead to a version
 * that was taken back.
 * @param defaultBase where its versions are served when the catalogue names no place that pages can take them from
 */
export function rollback(catalogue: Catalogue, name: string, defaultBase?: string): Catalogue {
  const remote = remoteOf(catalogue, name)
  if (remote.canary) return stopCanary(catalogue, name)
  const { previous, previousBase, current, ...rest } = remote
  if (!previous) throw new SarvError('SARV-205', `${name}@${current.version} is all that the catalogue remembers.`)
  const withdrawn = withdraw(remote, current.version).filter((version) => version !== previous.version)
  const known = previousBase ?? remote.base
  const base = usableBase(baseError(known) === undefined ? known : (defaultBase ?? known))
  return replace(catalogue, { ...rest, base, current: previous, withdrawn })
}

/** No one tries the canary any more. */
export function stopCanary(catalogue: Catalogue, name: string): Catalogue {
  const remote = remoteOf(catalogue, name)
  const { canary, ...rest } = remote
  if (!canary) throw new SarvError('SARV-209', `Everybody runs ${name}@${remote.current.version}.`)
  return replace(catalogue, { ...rest, withdrawn: withdraw(remote, canary.built.version) })
}

/** The guard no longer widens the canary; it goes on with the people that it has. */
export function pauseRamp(catalogue: Catalogue, name: string): Catalogue {
  const { remote, canary, ramp } = rampOf(catalogue, name)
  if (ramp.paused) throw new SarvError('SARV-214', `The ramp of ${name}@${canary.built.version} is paused already.`)
  return replace(catalogue, { ...remote, canary: { ...canary, ramp: { ...ramp, paused: true } } })
}

/** The guard widens the canary again; its present step starts again. @param since ISO 8601 */
export function resumeRamp(catalogue: Catalogue, name: string, since: string): Catalogue {
  const { remote, canary, ramp } = rampOf(catalogue, name)
  const { paused, ...rest } = ramp
  if (!paused) throw new SarvError('SARV-214', `The ramp of ${name}@${canary.built.version} is not paused.`)
  return replace(catalogue, { ...remote, canary: { ...canary, ramp: { ...rest, since } } })
}

function rampOf(catalogue: Catalogue, name: string) {
  const remote = remoteOf(catalogue, name)
  const { canary } = remote
  if (!canary) throw new SarvError('SARV-209', `Everybody runs ${name}@${remote.current.version}.`)
  if (!canary.ramp) throw new SarvError('SARV-214', `${name}@${canary.built.version} has no ramp.`)
  return { remote, canary, ramp: canary.ramp }
}

/** Switches a remote off; a second time the message is replaced. @param since ISO 8601 */
export function kill(catalogue: Catalogue, name: string, message: Localized, since: string): Catalogue {
  const remote = remoteOf(catalogue, name)
  return replace(catalogue, { ...remote, killed: { message, since: remote.killed?.since ?? since } })
}

/** Switches a remote on again, with the version that it had. */
export function revive(catalogue: Catalogue, name: string): Catalogue {
  const { killed, ...rest } = remoteOf(catalogue, name)
  if (!killed) throw new SarvError('SARV-208', name)
  return replace(catalogue, rest)
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

function withdraw({ withdrawn = [] }: CataloguedRemote, version: string): string[] {
  return [...withdrawn.filter((one) => one !== version), version].slice(-rememberedWithdrawals)
}

function replace(catalogue: Catalogue, remote: CataloguedRemote): Catalogue {
  const remotes = catalogue.remotes.map((one) => (one.current.name === remote.current.name ? remote : one))
  return { ...catalogue, remotes }
}
