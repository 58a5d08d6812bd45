import type { Browser } from '@playwright/test'
import { figuresOf, type SideFigures } from './figures'
import { type Surroundings, surroundings } from './machine'
import { type Price, priceOf } from './price'
import { openSides } from './sides'
import { type TimeRatio, timeRatio } from './time-ratio'
import { type Timed, type Times, timesOf } from './times'

/** Everything that one run has found out. */
export interface Compared {
  readonly surroundings: Surroundings
  readonly federated: SideFigures
  readonly monolith: SideFigures
  readonly price: Price
  /** Absent when nothing was timed. */
  readonly ratios?: Readonly<Record<Timed, TimeRatio>>
  readonly samples?: Times
}

interface Run {
  readonly rounds: number
  /** The first of the ports. */
  readonly port: number
  readonly say: (line: string) => void
}

/** Measures both sides; both must be built. */
export async function compare(browser: Browser, { rounds, port, say }: Run): Promise<Compared> {
  const before = surroundings(browser.version())
  const sides = await openSides(port)
  try {
    say('counting: federated')
    const federated = await figuresOf(browser, sides.federated, sides)
    say('counting: monolith')
    const monolith = await figuresOf(browser, sides.monolith, sides)
    const counted = { surroundings: before, federated, monolith, price: priceOf(federated, monolith) }
    if (rounds === 0) return counted
    const samples = await timesOf(browser, sides, { rounds, say })
    const ratio = (what: Timed) => timeRatio(samples.rounds[what], samples)
    return { ...counted, samples, ratios: { cold: ratio('cold'), returning: ratio('returning') } }
  } finally {
    await sides.close()
  }
}
