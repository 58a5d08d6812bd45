import fc, { type Arbitrary } from 'fast-check'
import type { PlacedToxic, Toxic } from './toxic'

/** One step of a walk, and what stands in its way meanwhile. */
export interface PlannedStep<Step extends string, Service extends string> {
  readonly step: Step
  readonly toxics: readonly PlacedToxic<Service>[]
}

const ms = (min: number, max: number) => fc.integer({ min, max })

const toxics: Arbitrary<Toxic> = fc
  .tuple(
    fc.constantFrom('upstream' as const, 'downstream' as const),
    fc.oneof(
      fc.record({ type: fc.constant('latency' as const), latency: ms(50, 1500) }),
      fc.constant({ type: 'timeout' as const }),
      fc.constant({ type: 'reset_peer' as const }),
      fc.record({ type: fc.constant('limit_data' as const), bytes: ms(0, 4000) }),
      fc.record({ type: fc.constant('slicer' as const), average_size: ms(200, 4000), delay: ms(1, 5) }),
      fc.record({ type: fc.constant('bandwidth' as const), rate: ms(20, 400) }),
      fc.constant({ type: 'bad_gateway' as const }),
      fc.constant({ type: 'html' as const }),
      fc.record({ type: fc.constant('clock_skew' as const), seconds: ms(-86_400, 86_400) }),
    ),
  )
  .map(([stream, toxic]) => ({ ...toxic, stream }))

/** One of five steps has no toxics, and no step has more than two. */
function toxicsBefore<Service extends string>(
  services: readonly Service[],
): Arbitrary<readonly PlacedToxic<Service>[]> {
  const placed = fc.record({
    service: fc.constantFrom(...services),
    toxic: toxics,
    toxicity: fc.constantFrom(1, 1, 0.5, 0.25),
  })
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 4, arbitrary: fc.array(placed, { minLength: 1, maxLength: 2 }) },
  )
}

/**
 * The plan of a walk: a pure function of its seed.
 * @param steps with the services that each of them needs; in any order, each at most once
 * @param length how many of them
 * @example planWalk(7, { buy: ['api', 'gateway'], sell: ['api'] }, 2)
 */
export function planWalk<Step extends string, Service extends string>(
  seed: number,
  steps: Readonly<Record<Step, readonly Service[]>>,
  length: number,
): readonly PlannedStep<Step, Service>[] {
  const names = Object.keys(steps) as Step[]
  const plans = fc
    .shuffledSubarray(names, { minLength: length, maxLength: length })
    .chain((chosen) =>
      fc.tuple(...chosen.map((step) => fc.record({ step: fc.constant(step), toxics: toxicsBefore(steps[step]) }))),
    )
  const [plan = []] = fc.sample(plans, { seed, numRuns: 1 })
  return plan
}
