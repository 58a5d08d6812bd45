import type { Browser } from '@playwright/test'
import { signedInContext } from '@sarv/e2e/browser/signed-in-context'
import { pageOf } from './browser-session'
import { deployed } from './build/built-folders'
import { openScenario } from './open-scenario'
import { findScenario, type Scenario, scenarios } from './scenarios'
import { slowDown } from './slow-phone'
import type { Round } from './time-ratio'
import { ofVariant, variantNames } from './variant-names'
import type { Variant, Variants } from './variants'

/** What is timed: a first visit to the first area, and a visit to an area of which a next version was deployed. */
const timed = ['cold', 'returning'] as const
export type Timed = (typeof timed)[number]

/** The rounds, without the warm-up. */
export type Times = Readonly<Record<Timed, readonly Round[]>>

interface Run {
  readonly rounds: number
  readonly say: (line: string) => void
}

/** Times all variants on a slow phone: one warm-up and so many rounds, each beginning with another variant. */
export async function timesOf(browser: Browser, variants: Variants, { rounds, say }: Run): Promise<Times> {
  const taken: Record<Timed, Round[]> = { cold: [], returning: [] }
  const all = [...variantNames, 'monolithAgain'] as const
  for (let round = 0; round <= rounds; round++) {
    const first = round % all.length
    const times: Record<Timed, Record<string, number>> = { cold: {}, returning: {} }
    for (const name of [...all.slice(first), ...all.slice(0, first)]) {
      const variant = ofVariant(variants.all, name === 'monolithAgain' ? 'monolith' : name)
      const sample = await sampleOf(browser, variant, variants)
      for (const kind of timed) times[kind][name] = sample[kind]
    }
    say(
      `${round === 0 ? 'warm-up' : `round ${round}`}, ms: ${JSON.stringify(times, (_, ms) => (typeof ms === 'number' ? Math.round(ms) : ms))}`,
    )
    if (round > 0) for (const kind of timed) taken[kind].push(times[kind] as Round)
  }
  return taken
}

/** A person who has signed in and never been here: no file, no response and no preflight is kept. */
async function sampleOf(
  browser: Browser,
  variant: Variant,
  { inbox, outside }: Variants,
): Promise<Readonly<Record<Timed, number>>> {
  const context = await signedInContext(browser, variant.origin, inbox, outside[0])
  const visit = async (scenario: Scenario, { cold, slow }: { readonly cold: boolean; readonly slow: boolean }) => {
    const { page, cdp } = await pageOf(context, { cold })
    if (slow) await slowDown(cdp)
    const time = await openScenario(page, scenario)
    await page.close()
    return time
  }
  try {
    const cold = await visit(scenarios[0], { cold: true, slow: true })
    await visit(findScenario(deployed), { cold: false, slow: false })
    variant.deploy('next')
    return { cold, returning: await visit(findScenario(deployed), { cold: false, slow: true }) }
  } finally {
    variant.deploy('usual')
    await context.close()
  }
}
