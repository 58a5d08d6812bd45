import { between, seededRandom } from '../fake-data/seeded-random'
import { addDays } from '../time/tehran'

/** Growth in percent over whole weeks up to the first day; a young fund has no values beyond its age. */
export interface Course {
  /** Price of one unit on the first day. */
  price: number
  /** 1 day, 4 weeks, 13 weeks, 26 weeks, 52 weeks. */
  growth: { day: number; month: number; quarter?: number; half?: number; year?: number }
  /** How far the price strays from one day to the next between those points, as a share of it. */
  stray: number
  /** Where it began, for what is older than a year. */
  beginning?: { daysAgo: number; price: number }
}

/** Price on a day so many days before the first day. */
type Anchor = [daysAgo: number, price: number]

/** The price that so much growth in percent began with. */
export const before = (price: number, growth: number) => price / (1 + growth / 100)

/** Fixed points, oldest first. */
function listAnchors({ price, growth, beginning }: Course): Anchor[] {
  const spans: [number, number | undefined][] = [
    [364, growth.year],
    [182, growth.half],
    [91, growth.quarter],
    [28, growth.month],
    [1, growth.day],
  ]
  const known = spans.flatMap(([days, percent]): Anchor[] =>
    percent === undefined ? [] : [[days, before(price, percent)]],
  )
  const oldest: Anchor[] = beginning ? [[beginning.daysAgo, beginning.price]] : []
  return [...oldest, ...known, [0, price]]
}

/** Days with a price, as days ago, oldest first: each of the last quarter, each week of the last year, each fourth week before. */
function pricedDays(oldest: number): number[] {
  const every = (step: number, from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.ceil((Math.min(from, oldest) - to) / step)) }, (_, at) => to + at * step)
  return [...every(1, 91, 0), ...every(7, 364, 91), ...every(28, oldest, 364), oldest].reverse()
}

/**
 * Generates the prices up to `today`. Between the fixed points they are a Brownian bridge, so the returns come out as they
 * were asked for; the same instrument always takes the same way.
 */
export function pastPrices(instrument: string, course: Course, today: string): { day: string; price: number }[] {
  const random = seededRandom(instrument)
  const anchors = listAnchors(course)
  const days = pricedDays(anchors[0]?.[0] ?? 0)
  const walk = new Map<number, number>()
  let place = 0
  for (const [index, ago] of days.entries()) {
    walk.set(ago, place)
    place += (random() - 0.5) * 2 * course.stray * Math.sqrt(ago - (days[index + 1] ?? 0))
  }
  const walkedBy = (ago: number) => walk.get(ago) ?? 0
  return days.map((ago) => {
    const next = anchors.findIndex(([at]) => at <= ago)
    const [to, high] = anchors[next] ?? [0, course.price]
    const [from, low] = anchors[next - 1] ?? [to, high]
    const way = from === to ? 1 : (from - ago) / (from - to)
    const between = (start: number, end: number) => start + (end - start) * way
    const bridge = walkedBy(ago) - between(walkedBy(from), walkedBy(to))
    const price = Math.exp(between(Math.log(low), Math.log(high)) + bridge)
    return { day: addDays(today, -ago), price: Math.round(price) }
  })
}

/** Random walk: the next day's price, at most 0.8 percent away, decided by the instrument and the day alone. */
export function nextPrice(instrument: string, day: string, previous: number): number {
  const random = seededRandom(`${instrument}@${day}`)
  return Math.max(1, Math.round(previous * (1 + between(random, -60, 80) / 10_000)))
}
