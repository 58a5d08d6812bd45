const { SARV_DEPTH, SARV_SEED } = process.env

/**
 * Parameters of a property test: `usual` runs of one seed, so that every machine sees the same; `SARV_DEPTH=20` makes it
 * twenty times as many, of a seed of their own or of `SARV_SEED`.
 * @example await fc.assert(property, randomRuns(500))
 */
export function randomRuns(usual: number): { readonly numRuns: number; readonly seed: number } {
  const chosen = SARV_DEPTH === undefined ? 20_261_121 : Date.now() % 2 ** 31
  return { numRuns: usual * Number(SARV_DEPTH ?? 1), seed: Number(SARV_SEED ?? chosen) }
}
