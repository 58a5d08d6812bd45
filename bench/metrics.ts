import type { Browser } from '@playwright/test'
import { goTo } from '@sarv/e2e/actions/go-to'
import { signedInContext } from '@sarv/e2e/browser/signed-in-context'
import { countInstances, instancesSeen } from '@sarv/e2e/checks/instances'
import { complete, pageOf } from './browser-session'
import { deployed } from './build/built-folders'
import { type FirstVisit, firstVisit } from './first-visit'
import { silenceAfterLoad } from './network-idle'
import { type Fetched, recordNetwork } from './network-record'
import { type Kind, kindOf } from './request-kind'
import { findScenario, scenarios } from './scenarios'
import { sum } from './statistics'
import type { Variant, Variants } from './variants'

export interface VariantMetrics {
  readonly firstVisits: readonly FirstVisit[]
  /** Bytes of page, scripts and styles of one visit that goes through all areas, by area in its order. */
  readonly walk: readonly { readonly area: string; readonly bytes: number }[]
  /** How many there are beyond one of each, once all areas were open. */
  readonly duplicates: Readonly<Record<'react' | 'router' | 'query' | 'i18n', number>>
  /** Bytes of page, scripts and styles that are fetched again after the next version of one remote was deployed. */
  readonly returning: readonly { readonly area: string; readonly bytes: number }[]
}

/** Deterministic metrics of one variant: the same in every run. */
export async function collectMetrics(browser: Browser, variant: Variant, variants: Variants): Promise<VariantMetrics> {
  const [firstVisits, walk] = await Promise.all([
    firstVisitsOf(browser, variant, variants),
    walkOf(browser, variant, variants),
  ])
  // Last, because it deploys another version meanwhile.
  return { firstVisits, ...walk, returning: await returningOf(browser, variant, variants) }
}

async function firstVisitsOf(browser: Browser, variant: Variant, variants: Variants): Promise<FirstVisit[]> {
  const firstVisits: FirstVisit[] = []
  for (const area of scenarios) firstVisits.push(await firstVisit(browser, variant, variants, area))
  return firstVisits
}

async function walkOf(
  browser: Browser,
  variant: Variant,
  variants: Variants,
): Promise<Pick<VariantMetrics, 'walk' | 'duplicates'>> {
  const context = await signedInContext(browser, variant.origin, variants.inbox)
  try {
    const { page, cdp } = await pageOf(context, { cold: true })
    await countInstances(page)
    const network = await recordNetwork(page, cdp)
    const walk: { area: string; bytes: number }[] = []
    for (const area of scenarios) {
      const isLoad = walk.length === 0
      if (isLoad) await page.goto(area.path, { waitUntil: 'commit' })
      else await goTo(page, area.path)
      await complete(page, area)
      await network.rest(isLoad ? silenceAfterLoad : undefined)
      walk.push({ area: area.name, bytes: codeBytes(network.answered, variants) })
      network.clear()
    }
    const { reactDoms, routers, queryClients, languages } = await instancesSeen(page)
    const duplicates = { react: reactDoms - 1, router: routers - 1, query: queryClients - 1, i18n: languages - 1 }
    return { walk, duplicates }
  } finally {
    await context.close()
  }
}

async function returningOf(
  browser: Browser,
  variant: Variant,
  variants: Variants,
): Promise<VariantMetrics['returning']> {
  const returning: VariantMetrics['returning'][number][] = []
  for (const area of [findScenario(deployed), scenarios[0]]) {
    const context = await signedInContext(browser, variant.origin, variants.inbox)
    try {
      for (const version of ['usual', 'next'] as const) {
        variant.deploy(version)
        const { page, cdp } = await pageOf(context, { cold: version === 'usual' })
        const network = await recordNetwork(page, cdp)
        await page.goto(area.path, { waitUntil: 'commit' })
        await complete(page, area)
        await network.rest(silenceAfterLoad)
        if (version === 'next') returning.push({ area: area.name, bytes: codeBytes(network.answered, variants) })
        await page.close()
      }
    } finally {
      variant.deploy('usual')
      await context.close()
    }
  }
  return returning
}

const codeKinds: ReadonlySet<Kind> = new Set(['page', 'script', 'style'])

function codeBytes(fetched: readonly Fetched[], { outside }: Variants): number {
  return sum(fetched.filter((one) => codeKinds.has(kindOf(one, outside))).map(({ sent }) => sent))
}
