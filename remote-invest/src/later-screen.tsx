import { lazyScreen } from '@sarv/shared/platform'
import { Page } from '@sarv/shared/ui/page'
import { SkeletonCard, SkeletonGroup } from '@sarv/shared/ui/skeleton'
import { type ComponentType, Suspense } from 'react'

/**
 * A screen in a chunk of its own, with boxes in its place while the chunk is under way.
 * @example { path: '/funds', screen: laterScreen(async () => (await import('./funds/funds-screen')).FundsScreen) }
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
