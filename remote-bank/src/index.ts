import { defineRemote, type Platform } from '@sarv/shared/platform'
import { lazySection } from '@sarv/shared/ui/feedback/lazy-section'
import fa from '../locales/fa.json'
import { resumeAfterReload } from './money/resume-after-reload'
import { staleAfterPayment } from './money/stale-after-payment'
import { screens } from './routes'

const remote = defineRemote({
  name: 'bank',
  screens,
  // What the shell draws beside each page of a wide window.
  sections: [
    { name: 'overview', section: lazySection(async () => (await import('./overview/overview')).Overview, 68) },
  ],
  dictionaries: { fa, en: () => import('../locales/en.json') },
  staleAfterPayment: staleAfterPayment,
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
