import { type Delivered, stableOf } from '../../../contract/catalogue'
import { maxPerPage, pagesOfAddress } from '../../../contract/health-bounds'
import type { HealthMinute } from '../../../contract/health-report'
import { errorsOf, sumOfHealth } from '../../../contract/health-sums'
import type { Tried } from './canary-bounds'

/** How often a canary and the version that all people run were tried, and failed. */
export interface CanaryHealth {
  readonly canary: Tried
  readonly stable: Tried
}

/** What minutes say of a canary and of what all others run, without errors that may have been told twice. */
export function canaryHealth(minutes: readonly HealthMinute[], delivered: Delivered): CanaryHealth {
  const { name, version } = delivered.canary?.built ?? delivered.current
  const stable = stableOf(delivered)
  const tried = triedOf(minutes, name, version)
  const errors = Math.max(0, tried.errors - saidTwice(minutes, name, version))
  return { canary: { ...tried, errors }, stable: stable ? triedOf(minutes, name, stable.version) : untried }
}

const untried: Tried = { tries: 0, errors: 0 }

const heardOf = ({ remotes }: HealthMinute, name: string, version: string) =>
  remotes.filter((one) => one.name === name && one.version === version)

function triedOf(minutes: readonly HealthMinute[], name: string, version: string): Tried {
  const [all] = sumOfHealth(minutes.flatMap((minute) => heardOf(minute, name, version)))
  return all ? errorsOf(all) : untried
}

/**
 * Errors that one sender can have said to a second server, or to one that was started again: no server knows what another
 * one was told. They are not held against a canary.
 */
function saidTwice(minutes: readonly HealthMinute[], name: string, version: string): number {
  const isAccuser = (minute: HealthMinute) => heardOf(minute, name, version).some((one) => errorsOf(one).errors > 0)
  const accusers = new Set(minutes.filter(isAccuser).map(({ server }) => server))
  return Math.max(0, accusers.size - 1) * pagesOfAddress * maxPerPage.errors
}
