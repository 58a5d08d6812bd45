import { lazyScreen } from '@sarv/shared/platform'
import { type ComponentType, Suspense } from 'react'
import { Page } from './page'
import { SkeletonCard, SkeletonGroup } from './skeleton'

/**
 * A screen in a chunk of its own, with boxes in its place while the chunk is under way.
 * @example { path: '/pma-stocks', screen: laterScreen(async () => (await import('./stocks/stocks-screen')).StocksScreen) }
 */
export function laterScreen(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazyScreen(load)
  return function LaterScreen() {
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
