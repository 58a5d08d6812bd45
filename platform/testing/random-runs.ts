import { isDeep } from './depth'

const { SARV_DEPTH, SARV_SEED } = process.env

/**
 * Parameters of a property test: `usual` runs of one seed, so that every machine sees the same; `SARV_DEPTH=20` makes it
 * twenty times as many, of a seed of their own or of `SARV_SEED`.
 * @param deep of which `SARV_DEPTH` makes so many times as many, where that is more than the usual
 * @example await fc.assert(property, randomRuns(500))
 */
export function randomRuns(usual: number, deep = usual): { readonly numRuns: number; readonly seed: number } {
  const chosen = isDeep ? Date.now() % 2 ** 31 : 20_261_121
  const numRuns = isDeep ? deep * Number(SARV_DEPTH) : usual
  return { numRuns, seed: Number(SARV_SEED ?? chosen) }
}
