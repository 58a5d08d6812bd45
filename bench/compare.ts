import type { Launch } from './launch'
import { type Surroundings, surroundings } from './machine'
import { collectMetrics, type VariantMetrics } from './metrics'
import { type Overhead, overheadOf } from './overhead'
import { type TimeRatio, timeRatio } from './time-ratio'
import { type Timed, type Times, timesOf } from './times'
import { openVariants, type Variants } from './variants'

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
export async function compare(launch: Launch, { rounds, port, say }: Run): Promise<Comparison> {
  const sides = await openVariants(port)
  try {
    const counted = await count(launch, sides, say)
    if (rounds === 0) return counted
    const samples = await timesOf(launch, sides, { rounds, say })
    const ratio = (what: Timed) => timeRatio(samples.rounds[what], samples)
    return { ...counted, samples, ratios: { cold: ratio('cold'), returning: ratio('returning') } }
  } finally {
    await sides.close()
  }
}

async function count(launch: Launch, sides: Variants, say: Run['say']): Promise<Comparison> {
  const browser = await launch()
  try {
    const before = surroundings(browser.version())
    say('counting both, side by side: nothing of it depends on time')
    const [federated, monolith] = await Promise.all([
      collectMetrics(browser, sides.federated, sides),
      collectMetrics(browser, sides.monolith, sides),
    ])
    return { surroundings: before, federated, monolith, price: overheadOf(federated, monolith) }
  } finally {
    await browser.close()
  }
}
