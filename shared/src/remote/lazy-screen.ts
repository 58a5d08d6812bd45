import { type ComponentType, lazy } from 'react'

/**
 * A component in a chunk of its own. React keeps a failed `lazy` failed for good, so a lost chunk is asked for once more
 * before the failure is shown.
 * @example const PriceChart = lazyScreen(async () => (await import('./price-chart')).PriceChart)
 */
export function lazyScreen<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(load) }))
}
