import { lazyScreen, type RemoteScreen } from '@sarv/shared/platform'
import { type ComponentType, Suspense } from 'react'
import { PageSkeleton } from './page-skeleton'

type Load = () => Promise<ComponentType>

/** Code-split screen, with a skeleton in its place while the chunk loads. */
export function lazyPage(load: Load): ComponentType {
  const Screen = lazyScreen(load)
  return () => (
    <Suspense fallback={<PageSkeleton kind="list" />}>
      <Screen />
    </Suspense>
  )
}

/**
 * Route of a code-split screen.
 * @example lazyRoute('/pma-stocks', async () => (await import('./stocks/stocks-screen')).StocksScreen)
 */
export const lazyRoute = (path: string, load: Load): RemoteScreen => ({ path, screen: lazyPage(load) })
