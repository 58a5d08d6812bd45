import type { Mutant } from './instrument'
import type { Status } from './plan'

export interface AskedMutant extends Mutant {
  readonly status: Status
}

export interface Score {
  readonly mutants: number
  readonly killed: number
  /** In percent with one decimal, rounded down. */
  readonly percent: number
}

/** Mutation score of a folder: a mutant counts as killed when a test fails or does not come to its end. */
export function scoreOf(asked: readonly AskedMutant[]): Score {
  const mutants = asked.length
  const killed = mutants - asked.filter(isSurvivor).length
  return { mutants, killed, percent: mutants === 0 ? 100 : Math.floor((1000 * killed) / mutants) / 10 }
}

export function isSurvivor({ status }: AskedMutant): boolean {
  return status === 'survived' || status === 'unreached'
}
