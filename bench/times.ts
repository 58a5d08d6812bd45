import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { signedInContext } from '@sarv/e2e/browser/signed-in-context'
import { openScenario, pageOf } from './browser-session'
import { deployed } from './build/built-folders'
import type { Launch } from './launch'
import { mobile } from './phone-network/mobile'
import { openPhoneNetwork, type PhoneNetwork } from './phone-network/phone-network'
import { rotated } from './rotation'
import { findScenario, scenarios } from './scenarios'
import { ofSide, sideNames } from './sides'
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

/** Times all variants on a slow phone: one warm-up and so many rounds. */
export async function timesOf(
  launch: Launch,
  sides: Variants,
  { rounds, say }: { readonly rounds: number; readonly say: (line: string) => void },
): Promise<Times> {
  const idle = await idleShare()
  const taken: Record<Timed, Round[]> = { cold: [], returning: [] }
  const network = await openPhoneNetwork(sides.ports)
  const browser = await launch([`--host-resolver-rules=${network.rules}`])
  try {
    for (let round = 0; round <= rounds; round++) {
      const samples = new Map<keyof Round, Sample>()
      for (const which of rotated([...sideNames, 'monolithAgain'] as const, round)) {
        const side = ofSide(sides.all, which === 'monolithAgain' ? 'monolith' : which)
        samples.set(which, await sampleOf(browser, network, side, sides))
      }
      for (const kind of timed) {
        const of = (which: keyof Round) => samples.get(which)?.[kind] ?? Number.NaN
        const times: Round = {
          federated: of('federated'),
          plugin: of('plugin'),
          'single-spa': of('single-spa'),
          monolith: of('monolith'),
          monolithAgain: of('monolithAgain'),
        }
        if (round > 0) taken[kind].push(times)
        const took = Object.entries(times).map(([which, time]) => `${which} ${Math.round(time)}`)
        say(`${round === 0 ? 'warm-up' : `round ${round}`}, ${kind}, ms: ${took.join(', ')}`)
      }
    }
  } finally {
    await browser.close()
    network.close()
  }
  return { rounds: taken, idle }
}

/** Somebody who has signed in and has never been here: no file, no response and no preflight is kept. */
async function sampleOf(
  browser: Browser,
  network: PhoneNetwork,
  side: Variant,
  { inbox, outside: [api] }: Variants,
): Promise<Sample> {
  network.become(undefined)
  const context = await signedInContext(browser, side.origin, inbox, api)
  try {
    network.become(mobile)
    const first = await pageOf(context, { cold: true, slow: true })
    const cold = await openScenario(first.page, scenarios[0])
    await first.page.close()
    network.become(undefined)
    const usual = await pageOf(context, { cold: false })
    await openScenario(usual.page, findScenario(deployed))
    await usual.page.close()
    side.deploy('next')
    network.become(mobile)
    const back = await pageOf(context, { cold: false, slow: true })
    return { cold, returning: await openScenario(back.page, findScenario(deployed)) }
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
