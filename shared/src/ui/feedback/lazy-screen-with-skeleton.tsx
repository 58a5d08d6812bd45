import { lazyScreen } from '@sarv/shared/platform'
import { type ComponentType, Suspense } from 'react'
import { PageSkeleton } from './page-skeleton'

/**
 * Code-split screen (React lazy) with a skeleton as its Suspense fallback while the chunk loads.
 * @example { path: '/pma-stocks', screen: lazyScreenWithSkeleton(async () => (await import('./stocks/stocks-screen')).StocksScreen) }
 */
export function lazyScreenWithSkeleton(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazyScreen(load)
  return function LazyScreenWithSkeleton() {
    return (
      <Suspense fallback={<PageSkeleton kind="list" />}>
        <Screen />
      </Suspense>
    )
  }
}
