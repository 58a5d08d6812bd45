import { execFileSync } from 'node:child_process'
import { loadavg } from 'node:os'
import type { Browser } from '@playwright/test'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { collectMetrics, type VariantMetrics } from './metrics'
import { type Overhead, overheadOf } from './overhead'
import { type TimeRatio, timeRatio } from './time-ratio'
import { type Timed, type Times, timesOf } from './times'
import { ofVariant, type VariantName } from './variant-names'
import { openVariants, type Variants } from './variants'

export interface CountedVariant {
  readonly name: VariantName
  readonly metrics: VariantMetrics
  /** Over the monolith. */
  readonly price: Overhead
}

/** The result of one benchmark run: metrics and overhead of each variant, and time ratios. */
export interface Comparison {
  /** ISO 8601. */
  readonly at: string
  readonly commit: string
  readonly load: readonly number[]
  readonly versions: Readonly<Record<'node' | 'chromium', string>>
  /** In the order of the table. */
  readonly variants: readonly CountedVariant[]
  /** Absent when nothing was timed. */
  readonly ratios?: Readonly<Record<Timed, readonly TimeRatio[]>>
  readonly samples?: Times
}

interface Run {
  readonly names: readonly VariantName[]
  readonly rounds: number
  /** The first of the ports. */
  readonly port: number
  readonly say: (line: string) => void
}

/** Measures variants, the monolith among them; all must be built. */
export async function compare(browser: Browser, { names, rounds, port, say }: Run): Promise<Comparison> {
  const surroundings = {
    at: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: workspace, encoding: 'utf8' }).trim(),
    load: loadavg(),
    versions: { node: process.versions.node, chromium: browser.version() },
  }
  const variants = await openVariants(port, names)
  try {
    say(`counting ${names.join(', ')}: the same on every machine`)
    const counted = { ...surroundings, variants: await count(browser, variants) }
    if (rounds === 0) return counted
    const samples = await timesOf(browser, variants, { rounds, say })
    const others = names.filter((name) => name !== 'monolith')
    const ratios = (what: Timed) => others.map((name) => timeRatio(samples[what], name))
    return { ...counted, samples, ratios: { cold: ratios('cold'), returning: ratios('returning') } }
  } finally {
    await variants.close()
  }
}

async function count(browser: Browser, variants: Variants): Promise<CountedVariant[]> {
  const counted: Omit<CountedVariant, 'price'>[] = []
  // Two at once: a page that computes for too long gives a remote up.
  for (let index = 0; index < variants.all.length; index += 2)
    counted.push(
      ...(await Promise.all(
        variants.all.slice(index, index + 2).map(async (variant) => {
          const metrics = await collectMetrics(browser, variant, variants)
          return { name: variant.name, metrics }
        }),
      )),
    )
  const monolith = ofVariant(counted, 'monolith').metrics
  return counted.map((variant) => ({ ...variant, price: overheadOf(variant.metrics, monolith) }))
}
