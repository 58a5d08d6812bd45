import type { PricePoint } from '@sarv/shared/ui/price-header'

/** An invented price that ends `change` percent away from where it began; the same for the same `seed`. */
export function prices(count: number, change: number, seed = 0): number[] {
  return Array.from({ length: count }, (_, place) => {
    const way = place / (count - 1)
    return (
      1000 *
      (1 +
        (change / 100) * way +
        (0.006 * Math.sin(place * 1.7 + seed) + 0.02 * Math.sin(place / 5 + seed)) * Math.sin(way * Math.PI))
    )
  })
}

/** The same by week, up to 30 Aban 1405. */
export function history(count: number, change: number): PricePoint[] {
  const end = Date.UTC(2026, 10, 21)
  return prices(count, change, 2).map((value, place) => ({
    date: new Date(end - (count - 1 - place) * 7 * 86_400_000).toISOString().slice(0, 10),
    value: value * 34,
  }))
}
