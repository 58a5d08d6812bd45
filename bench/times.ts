import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { signedInContext } from '@sarv/e2e/browser/signed-in-context'
import { openScenario, pageOf, phone } from './browser-session'
import { deployed } from './monolith/build-monolith'
import { findScenario, scenarios } from './scenarios'
import type { Round } from './time-ratio'
import type { Variant, Variants } from './variants'

/** What is timed: a first visit to the first area, and a visit to an area of which a next version was deployed. */
const timed = ['cold', 'returning'] as const
export type Timed = (typeof timed)[number]

type Sample = Readonly<Record<Timed, number>>

export interface Times {
  /** Without the warm-up. */
  readonly rounds: Readonly<Record<Timed, readonly Round[]>>
  /** Share of the processors that nobody used before the first round. */
  readonly idle: number
}

/** Times both variants on a slow phone: one warm-up and so many rounds. */
export async function timesOf(
  browser: Browser,
  sides: Variants,
  { rounds, say }: { readonly rounds: number; readonly say: (line: string) => void },
): Promise<Times> {
  const idle = await idleShare()
  const taken: Record<Timed, Round[]> = { cold: [], returning: [] }
  for (let round = 0; round <= rounds; round++) {
    const samples = new Map<keyof Round, Sample>()
    const order: readonly (keyof Round)[] = ['federated', 'monolith', 'monolithAgain']
    for (const which of round % 2 === 0 ? order : order.toReversed())
      samples.set(which, await sampleOf(browser, which === 'federated' ? sides.federated : sides.monolith, sides))
    for (const kind of timed) {
      const of = (which: keyof Round) => samples.get(which)?.[kind] ?? Number.NaN
      const times = { federated: of('federated'), monolith: of('monolith'), monolithAgain: of('monolithAgain') }
      if (round > 0) taken[kind].push(times)
      say(
        `${round === 0 ? 'warm-up' : `round ${round}`}, ${kind}: ${Object.values(times).map(Math.round).join(', ')} ms`,
      )
    }
  }
  return { rounds: taken, idle }
}

/** One person who has never been here. */
async function sampleOf(browser: Browser, side: Variant, { inbox }: Variants): Promise<Sample> {
  const context = await signedInContext(browser, side.origin, inbox)
  try {
    const first = await pageOf(context, { cold: true, conditions: phone })
    const cold = (await openScenario(first.page, scenarios[0])).after
    await first.page.close()
    const usual = await pageOf(context, { cold: false })
    await openScenario(usual.page, findScenario(deployed))
    await usual.page.close()
    side.deploy('next')
    const back = await pageOf(context, { cold: false, conditions: phone })
    return { cold, returning: (await openScenario(back.page, findScenario(deployed))).after }
  } finally {
    side.deploy('usual')
    await context.close()
  }
}

/** Looks at the processors for three seconds. */
async function idleShare(): Promise<number> {
  const before = spent()
  await setTimeout(3_000)
  const after = spent()
  return (after.idle - before.idle) / (after.all - before.all)
}

function spent(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((one) => Object.values(one))) }
}
