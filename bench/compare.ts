import type { Browser } from '@playwright/test'
import { type Surroundings, surroundings } from './machine'
import { collectMetrics, type VariantMetrics } from './metrics'
import { type Overhead, overheadOf } from './overhead'
import { type TimeRatio, timeRatio } from './time-ratio'
import { type Timed, type Times, timesOf } from './times'
import { openVariants } from './variants'

/** The result of one benchmark run: metrics of both variants, overhead and time ratios. */
export interface Comparison {
  readonly surroundings: Surroundings
  readonly federated: VariantMetrics
  readonly monolith: VariantMetrics
  readonly price: Overhead
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

/** Measures both variants; both must be built. */
export async function compare(browser: Browser, { rounds, port, say }: Run): Promise<Comparison> {
  const before = surroundings(browser.version())
  const sides = await openVariants(port)
  try {
    say('counting: federated')
    const federated = await collectMetrics(browser, sides.federated, sides)
    say('counting: monolith')
    const monolith = await collectMetrics(browser, sides.monolith, sides)
    const counted = { surroundings: before, federated, monolith, price: overheadOf(federated, monolith) }
    if (rounds === 0) return counted
    const samples = await timesOf(browser, sides, { rounds, say })
    const ratio = (what: Timed) => timeRatio(samples.rounds[what], samples)
    return { ...counted, samples, ratios: { cold: ratio('cold'), returning: ratio('returning') } }
  } finally {
    await sides.close()
  }
}
