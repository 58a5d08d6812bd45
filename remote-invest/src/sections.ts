import type { RemoteSection } from '@sarv/shared/platform'
import { lazySection } from '@sarv/shared/ui/feedback/lazy-section'

/** What the shell draws beside each page of a wide window. (HST-074) */
export const sections: readonly RemoteSection[] = [
  { name: 'overview', section: lazySection(async () => (await import('./overview/overview')).Overview, 320) },
]
