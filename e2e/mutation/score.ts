import type { Explanation } from './equivalent/explanation'
import type { Mutant } from './instrument'
import type { Status } from './plan'

export interface AskedMutant extends Mutant {
  readonly status: Status
}

export interface Score {
  readonly mutants: number
  readonly explained: number
  readonly killed: number
  /** Killed of those that are not explained, in percent with one decimal, rounded down. */
  readonly percent: number
  /** Explanations that fit no survivor any more. */
  readonly stale: readonly Explanation[]
}

/** Mutation score of a folder: a mutant counts as killed when a test fails or does not come to its end. */
export function scoreOf(asked: readonly AskedMutant[], explanations: readonly Explanation[]): Score {
  const unnoticed = asked.filter(isUnnoticed)
  const explained = unnoticed.filter((mutant) => isExplained(mutant, explanations)).length
  const killed = asked.length - unnoticed.length
  const counted = asked.length - explained
  return {
    mutants: asked.length,
    explained,
    killed,
    percent: counted === 0 ? 100 : Math.floor((1000 * killed) / counted) / 10,
    stale: explanations.filter((one) => !unnoticed.some((mutant) => fits(one, mutant))),
  }
}

export function isUnnoticed({ status }: AskedMutant): boolean {
  return status === 'survived' || status === 'unreached'
}

export function isExplained(mutant: AskedMutant, explanations: readonly Explanation[]): boolean {
  return explanations.some((one) => fits(one, mutant))
}

/** Whether a sample holds what is explained. */
export function isAskedAbout(one: Explanation, asked: readonly AskedMutant[]): boolean {
  return asked.some((mutant) => fits(one, mutant))
}

function fits(one: Explanation, { file, original, replacement }: Mutant): boolean {
  return one.file === file && one.original === original && (one.replacement ?? replacement) === replacement
}
