import type { AsyncCommand } from 'fast-check'
import fc from 'fast-check'

/** `SARV_RUNS=500 SARV_SEED=7` for a longer look. */
const asked = process.env.SARV_RUNS
const randomSeed = Number(process.env.SARV_SEED ?? Date.now() % 2 ** 31)
const maxCommands = 50
/** Without a number of walks in mind the test ends in time, with those that it made. */
const timeLimitMs = 20_000
const msPerWalk = 60_000

/** How long a test of walks may take, in ms. */
export const walkTimeout = Math.max(600_000, Number(asked ?? 0) * msPerWalk)

/** Something that was begun, with what happened on the way: how often what. */
interface Begun<Model, Real> {
  readonly model: Model & { readonly met: ReadonlyMap<string, number> }
  readonly real: Real
}

/**
 * Walks at random: each begins anew, runs commands on a model and on the real thing, and ends where they disagree.
 * Says how many walks it made, of which seed, and what was met. Returns how often what was met, all walks together.
 * @example await walk('pma', anyCommand, () => beginWalk(app))
 */
export async function runModelWalks<Model extends object, Real>(
  name: string,
  commands: fc.Arbitrary<AsyncCommand<Model, Real>>[],
  begin: () => Promise<Begun<Model, Real>>,
  runs: number,
): Promise<ReadonlyMap<string, number>> {
  let walks = 0
  let steps = 0
  const met = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.commands(commands, { maxCommands: maxCommands, size: 'max' })), async (chosen) => {
      const { model, real } = await begin()
      await fc.asyncModelRun(() => ({ model, real }), chosen)
      walks += 1
      steps += [...chosen].length
      for (const [event, times] of model.met) met.set(event, (met.get(event) ?? 0) + times)
    }),
    {
      numRuns: Number(asked ?? runs),
      seed: randomSeed,
      ...(asked === undefined ? { interruptAfterTimeLimit: timeLimitMs, markInterruptAsFailure: false } : {}),
    },
  )
  const told = [...met].map(([event, times]) => `${event} ${times}`).join(', ')
  console.info(`${name}: ${walks} walks, ${steps} commands, seed ${randomSeed}: ${told}`)
  return met
}
