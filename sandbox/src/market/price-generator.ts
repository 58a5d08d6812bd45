import { between, seededRandom } from '../fake-data/seeded-random'
import { addDays } from '../time/tehran'

/** Growth in percent over whole weeks up to the first day; a young fund has no values beyond its age. */
export interface Course {
  /** Price of one unit on the first day. */
  price: number
  /** 1 day, 4 weeks, 13 weeks, 26 weeks, 52 weeks. */
  growth: { day: number; month: number; quarter?: number; half?: number; year?: number }
  /** How far the price strays between those points, as a share of it. */
  stray: number
}

const before = (price: number, growth: number) => price / (1 + growth / 100)

/** Fixed points, oldest first: [days before the first day, price]. */
function listAnchors({ price, growth }: Course): [number, number][] {
  const spans: [number, number | undefined][] = [
    [364, growth.year],
    [182, growth.half],
    [91, growth.quarter],
    [28, growth.month],
    [1, growth.day],
  ]
  const known = spans.flatMap(([days, percent]): [number, number][] =>
    percent === undefined ? [] : [[days, before(price, percent)]],
  )
  return [...known, [0, price]]
}

/**
 * Generates the year before `today`: a price each week, and each day of the last week. It passes through the fixed points and
 * strays between them; the same instrument always takes the same way.
 */
export function pastPrices(instrument: string, course: Course, today: string): { day: string; price: number }[] {
  const random = seededRandom(instrument)
  const anchors = listAnchors(course)
  const oldest = anchors[0]?.[0] ?? 0
  const days = Array.from({ length: 53 }, (_, week) => (52 - week) * 7)
    .filter((ago) => ago <= oldest && ago > 7)
    .concat([7, 6, 5, 4, 3, 2, 1, 0])
  let stray = 0
  return days.map((ago) => {
    stray = stray * 0.8 + (random() - 0.5) * 2 * course.stray
    const next = anchors.findIndex(([at]) => at <= ago)
    const [to, high] = anchors[next] ?? [0, course.price]
    const [from, low] = anchors[next - 1] ?? [to, high]
    const way = from === to ? 1 : (from - ago) / (from - to)
    // The stray is pulled to nothing at both ends, so the returns come out as they were asked for.
    const pull = Math.min(1, 4 * way * (1 - way))
    const price = Math.exp(Math.log(low) + (Math.log(high) - Math.log(low)) * way) * (1 + stray * pull)
    return { day: addDays(today, -ago), price: Math.round(price) }
  })
}

/** Random walk: the next day's price, at most 0.8 percent away, decided by the instrument and the day alone. */
export function nextPrice(instrument: string, day: string, previous: number): number {
  const random = seededRandom(`${instrument}@${day}`)
  return Math.max(1, Math.round(previous * (1 + between(random, -60, 80) / 10_000)))
}
