import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { PageOptions } from './bare/bare-page'
import { signedInBrowser } from './bare/signed-in-browser'
import { deployed } from './build/built-folders'
import { openScenario } from './open-scenario'
import { mobile } from './phone-network/mobile'
import { openPhoneNetwork, type PhoneNetwork } from './phone-network/phone-network'
import { rotated } from './rotation'
import { findScenario, type Scenario, scenarios } from './scenarios'
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
  sides: Variants,
  { rounds, say }: { readonly rounds: number; readonly say: (line: string) => void },
): Promise<Times> {
  const idle = await idleShare()
  const taken: Record<Timed, Round[]> = { cold: [], returning: [] }
  const network = await openPhoneNetwork(sides.ports)
  try {
    for (let round = 0; round <= rounds; round++) {
      const samples = new Map<keyof Round, Sample>()
      for (const which of rotated([...sideNames, 'monolithAgain'] as const, round)) {
        const side = ofSide(sides.all, which === 'monolithAgain' ? 'monolith' : which)
        samples.set(which, await sampleOf(network, side, sides))
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
    network.close()
  }
  return { rounds: taken, idle }
}

/** Somebody who has signed in and has never been here: no file, no response and no preflight is kept. */
async function sampleOf(network: PhoneNetwork, side: Variant, { inbox, outside }: Variants): Promise<Sample> {
  const { origin } = side
  const [api = ''] = outside
  network.become(undefined)
  const browser = await signedInBrowser(network, { origin, api, inbox })
  const visit = async (scenario: Scenario, options: PageOptions) => {
    const page = await browser.newPage(options)
    const time = await openScenario(page, origin, scenario)
    await page.close()
    return time
  }
  try {
    network.become(mobile)
    const cold = await visit(scenarios[0], { cold: true })
    network.become(undefined)
    await visit(findScenario(deployed), { cold: false, fast: true })
    side.deploy('next')
    network.become(mobile)
    return { cold, returning: await visit(findScenario(deployed), { cold: false }) }
  } finally {
    side.deploy('usual')
    await browser.close()
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
