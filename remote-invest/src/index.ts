import { defineRemote, type Platform } from '@sarv/shared/platform'
import { lazySection } from '@sarv/shared/ui/feedback/lazy-section'
import fa from '../locales/fa.json'
import { invalidatedByOrders } from './money/invalidated-by-orders'
import { resumeAfterReload } from './money/resume-after-reload'
import { screens } from './routes'

const remote = defineRemote({
  name: 'invest',
  screens,
  // What the shell draws beside each page of a wide window.
  sections: [
    { name: 'overview', section: lazySection(async () => (await import('./overview/overview')).Overview, 320) },
  ],
  dictionaries: { fa, en: () => import('../locales/en.json') },
  staleAfterPayment: invalidatedByOrders,
})

export default {
  ...remote,
  bootstrap: [
    ...[remote.bootstrap].flat(),
    async ({ platform }: { platform: Platform }) => {
      // Not awaited: the screen comes first.
      resumeAfterReload(platform).catch(platform.report)
    },
  ],
}
