import { lazyScreen, type RemoteScreen } from '@sarv/shared/platform'
import { type ComponentType, Suspense } from 'react'
import { PageSkeleton } from './page-skeleton'

/**
 * Route of a code-split screen, with a skeleton in its place while the chunk loads.
 * @example lazyRoute('/pma-stocks', async () => (await import('./stocks/stocks-screen')).StocksScreen)
 */
export function lazyRoute(path: string, load: () => Promise<ComponentType>): RemoteScreen {
  const Screen = lazyScreen(load)
  return {
    path,
    screen: () => (
      <Suspense fallback={<PageSkeleton kind="list" />}>
        <Screen />
      </Suspense>
    ),
  }
}
