import { lazyScreen } from '@sarv/shared/platform'
import { type ComponentType, Suspense } from 'react'
import { Skeleton, SkeletonGroup } from './skeleton'

/**
 * Code-split section of a remote: the screens of its first chunk do not pay for it. Its room stands while it loads.
 * @param height as in the remote's manifest, px
 * @example sections: [{ name: 'worth', section: lazySection(async () => (await import('./overview/overview')).Overview, 160) }]
 */
export function lazySection(load: () => Promise<ComponentType>, height: number): ComponentType {
  const Section = lazyScreen(load)
  return function LazySection() {
    return (
      <Suspense
        fallback={
          <SkeletonGroup>
            <Skeleton height={height} radius={16} />
          </SkeletonGroup>
        }
      >
        <Section />
      </Suspense>
    )
  }
}
