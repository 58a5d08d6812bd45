import type { Browser } from '@playwright/test'
import { goTo } from '@sarv/e2e/go-to'
import { countInstances, instancesSeen } from '@sarv/e2e/instances'
import { type Area, areaOf, areas } from './areas'
import { deployed } from './monolith/build-monolith'
import { type Fetched, type Kind, recordNetwork } from './network-record'
import { farAway, openArea, pageOf, personOn } from './person'
import type { Side, Sides } from './sides'
import { wavesOf } from './waves'

/** What a first visit to an area costs until it can be used. */
export interface FirstVisit {
  readonly area: string
  readonly requests: Readonly<Partial<Record<Kind, number>>>
  /** Bytes by kind, as they cross the network, without headers. */
  readonly bytes: Readonly<Partial<Record<Kind, number>>>
  /** Bytes of JavaScript that the browser reads. */
  readonly parsed: number
  /** Answers that are waited for one after the other, after the page: all of them, and of those the files'. */
  readonly depth: number
  readonly fileDepth: number
  /** Origins that files came from: each one costs a connection. */
  readonly origins: number
}

export interface SideFigures {
  readonly firstVisits: readonly FirstVisit[]
  /** Bytes of page, scripts and styles of one visit that goes through all areas, by area in its order. */
  readonly walk: readonly { readonly area: string; readonly bytes: number }[]
  /** How many there are beyond one of each, once all areas were open. */
  readonly duplicates: Readonly<Record<'react' | 'router' | 'query' | 'i18n', number>>
  /** Bytes of page, scripts and styles that come anew after the next version of one remote was deployed. */
  readonly returning: readonly { readonly area: string; readonly bytes: number; readonly pageBytes: number }[]
}

/** The figures of one side that are the same in every run. */
export async function figuresOf(browser: Browser, side: Side, sides: Sides): Promise<SideFigures> {
  const firstVisits: FirstVisit[] = []
  for (const area of areas) firstVisits.push(await firstVisit(browser, side, sides, area))
  return { firstVisits, ...(await walkOf(browser, side, sides)), returning: await returningOf(browser, side, sides) }
}

async function firstVisit(browser: Browser, side: Side, sides: Sides, area: Area): Promise<FirstVisit> {
  const context = await personOn(browser, side, sides.inbox)
  try {
    const { page, cdp } = await pageOf(context, { cold: true, conditions: farAway })
    const network = await recordNetwork(cdp, sides.outside)
    const usable = await openArea(page, area)
    await network.quiet()
    // What was asked for later is nothing that the person had to wait for.
    const needed = network.answered.filter(({ start }) => start < usable.at)
    const waves = wavesOf(needed)
    const isFile = ({ kind }: Fetched) => kind === 'script' || kind === 'style' || kind === 'font'
    return {
      area: area.name,
      requests: byKind(needed, () => 1),
      bytes: byKind(needed, ({ sent }) => sent),
      parsed: sum(needed.filter(({ kind }) => kind === 'script').map(({ unpacked }) => unpacked)),
      depth: Math.max(...waves),
      fileDepth: Math.max(...waves.filter((_, index) => isFile(needed[index] as Fetched))),
      origins: new Set(needed.filter(isFile).map(({ url }) => new URL(url).origin)).size,
    }
  } finally {
    await context.close()
  }
}

async function walkOf(browser: Browser, side: Side, sides: Sides): Promise<Pick<SideFigures, 'walk' | 'duplicates'>> {
  const context = await personOn(browser, side, sides.inbox)
  try {
    const { page, cdp } = await pageOf(context, { cold: true })
    await countInstances(page)
    const network = await recordNetwork(cdp, sides.outside)
    const walk: { area: string; bytes: number }[] = []
    for (const area of areas) {
      if (walk.length === 0) await openArea(page, area)
      else {
        await goTo(page, area.path)
        await page.getByRole('main').getByText(area.words).first().waitFor()
      }
      await network.quiet()
      walk.push({ area: area.name, bytes: codeBytes(network.answered) })
      network.clear()
    }
    const { reactDoms, routers, queryClients, languages } = await instancesSeen(page)
    const duplicates = { react: reactDoms - 1, router: routers - 1, query: queryClients - 1, i18n: languages - 1 }
    return { walk, duplicates }
  } finally {
    await context.close()
  }
}

async function returningOf(browser: Browser, side: Side, sides: Sides): Promise<SideFigures['returning']> {
  const returning: SideFigures['returning'][number][] = []
  for (const area of [areaOf(deployed), areas[0]]) {
    const context = await personOn(browser, side, sides.inbox)
    try {
      for (const version of ['usual', 'next'] as const) {
        side.deploy(version)
        const { page, cdp } = await pageOf(context, { cold: version === 'usual' })
        const network = await recordNetwork(cdp, sides.outside)
        await openArea(page, area)
        await network.quiet()
        if (version === 'next') {
          const pages = network.answered.filter(({ kind }) => kind === 'page')
          const pageBytes = codeBytes(pages)
          returning.push({ area: area.name, bytes: codeBytes(network.answered), pageBytes })
        }
        await page.close()
      }
    } finally {
      side.deploy('usual')
      await context.close()
    }
  }
  return returning
}

function codeBytes(fetched: readonly Fetched[]): number {
  return sum(
    fetched.flatMap(({ kind, sent }) => (kind === 'page' || kind === 'script' || kind === 'style' ? sent : [])),
  )
}

function byKind(fetched: readonly Fetched[], figureOf: (one: Fetched) => number): Partial<Record<Kind, number>> {
  const values: Partial<Record<Kind, number>> = {}
  for (const one of fetched) values[one.kind] = (values[one.kind] ?? 0) + figureOf(one)
  return values
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
