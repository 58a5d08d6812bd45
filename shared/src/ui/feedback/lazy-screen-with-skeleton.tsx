import { lazyScreen } from '@sarv/shared/platform'
import { type ComponentType, Suspense } from 'react'
import { Page } from '../layout/page'
import { SkeletonCard, SkeletonGroup } from './skeleton'

/**
 * Code-split screen (React lazy) with a skeleton as its Suspense fallback while the chunk loads.
 * @example { path: '/pma-stocks', screen: lazyScreenWithSkeleton(async () => (await import('./stocks/stocks-screen')).StocksScreen) }
 */
export function lazyScreenWithSkeleton(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazyScreen(load)
  return function LazyScreenWithSkeleton() {
    return (
      <Suspense fallback={<Boxes />}>
        <Screen />
      </Suspense>
    )
  }
}

function Boxes() {
  return (
    <Page>
      <SkeletonGroup>
        <SkeletonCard rows={5} />
      </SkeletonGroup>
    </Page>
  )
}
