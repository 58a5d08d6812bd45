import type { Launch } from './launch'
import { type Surroundings, surroundings } from './machine'
import { collectMetrics, type VariantMetrics } from './metrics'
import { type Overhead, overheadOf } from './overhead'
import { ofSide, type SideName } from './sides'
import { type TimeRatio, timeRatio } from './time-ratio'
import { type Timed, type Times, timesOf } from './times'
import { openVariants, type Variants } from './variants'

/** What was counted of one side. */
export interface CountedSide {
  readonly name: SideName
  readonly metrics: VariantMetrics
  /** Over the monolith. */
  readonly price: Overhead
}

/** The result of one benchmark run: metrics and overhead of each side, and time ratios. */
export interface Comparison {
  readonly surroundings: Surroundings
  /** In the order of the table. */
  readonly sides: readonly CountedSide[]
  /** Absent when nothing was timed. */
  readonly ratios?: Readonly<Record<Timed, readonly TimeRatio[]>>
  readonly samples?: Times
}

interface Run {
  readonly sides: readonly SideName[]
  readonly rounds: number
  /** The first of the ports. */
  readonly port: number
  readonly say: (line: string) => void
}

/** Measures variants, the monolith among them; all must be built. */
export async function compare(launch: Launch, { sides, rounds, port, say }: Run): Promise<Comparison> {
  const variants = await openVariants(port, sides)
  try {
    const counted = await count(launch, variants, say)
    if (rounds === 0) return counted
    const samples = await timesOf(variants, { rounds, say })
    const others = sides.filter((name) => name !== 'monolith')
    const ratios = (what: Timed) => others.map((name) => timeRatio(samples.rounds[what], name, samples))
    return { ...counted, samples, ratios: { cold: ratios('cold'), returning: ratios('returning') } }
  } finally {
    await variants.close()
  }
}

async function count(launch: Launch, variants: Variants, say: Run['say']): Promise<Comparison> {
  const browser = await launch()
  try {
    const before = surroundings(browser.version())
    say(`counting ${variants.all.map(({ name }) => name).join(', ')}: nothing of it depends on time`)
    const counted: Omit<CountedSide, 'price'>[] = []
    // Two at once: a page that computes for too long gives a remote up.
    for (let at = 0; at < variants.all.length; at += 2)
      counted.push(
        ...(await Promise.all(
          variants.all.slice(at, at + 2).map(async (side) => {
            const metrics = await collectMetrics(browser, side, variants)
            return { name: side.name, metrics }
          }),
        )),
      )
    const monolith = ofSide(counted, 'monolith').metrics
    return {
      surroundings: before,
      sides: counted.map((side) => ({ ...side, price: overheadOf(side.metrics, monolith) })),
    }
  } finally {
    await browser.close()
  }
}
