import type { PricePoint } from '@sarv/shared/ui/chart/price-header'

/** A fake price series that ends `change` percent away from its start; deterministic by `seed`. */
export function prices(count: number, change: number, seed = 0): number[] {
  return Array.from({ length: count }, (_, index) => {
    const way = index / (count - 1)
    return (
      1000 *
      (1 +
        (change / 100) * way +
        (0.006 * Math.sin(index * 1.7 + seed) + 0.02 * Math.sin(index / 5 + seed)) * Math.sin(way * Math.PI))
    )
  })
}

/** The same as weekly points, up to 30 Aban 1405. */
export function history(count: number, change: number): PricePoint[] {
  const end = Date.UTC(2026, 10, 21)
  return prices(count, change, 2).map((value, index) => ({
    date: new Date(end - (count - 1 - index) * 7 * 86_400_000).toISOString().slice(0, 10),
    value: value * 34,
  }))
}
