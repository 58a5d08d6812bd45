import { randomRuns } from '@sarv/platform/testing/random-runs'
import type { AsyncCommand } from 'fast-check'
import fc from 'fast-check'

const maxCommands = 50

/** Something that was begun, with what happened on the way: how often what. */
interface Begun<Model, Real> {
  readonly model: Model & { readonly met: ReadonlyMap<string, number> }
  readonly real: Real
}

/**
 * Walks at random: each starts over, runs commands on a model and on the real thing, and ends where they disagree.
 * Says how many walks it made, of which seed, and what was met. Returns how often what was met, all walks together.
 * @example await walk('pma', anyCommand, () => beginWalk(app))
 */
export async function runModelWalks<Model extends object, Real>(
  name: string,
  commands: fc.Arbitrary<AsyncCommand<Model, Real>>[],
  begin: () => Promise<Begun<Model, Real>>,
): Promise<ReadonlyMap<string, number>> {
  const runs = randomRuns(3)
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
    runs,
  )
  const told = [...met].map(([event, times]) => `${event} ${times}`).join(', ')
  console.info(`${name}: ${walks} walks, ${steps} commands, seed ${runs.seed}: ${told}`)
  return met
}
