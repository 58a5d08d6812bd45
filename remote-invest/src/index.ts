import { defineRemote, type Platform } from '@sarv/shared/platform'
import fa from '../locales/fa.json'
import { invalidatedByOrders } from './money/invalidated-by-orders'
import { resumeAfterReload } from './money/resume-after-reload'
import { screens } from './routes'
import { sections } from './sections'

const remote = defineRemote({
  name: 'invest',
  screens,
  sections,
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
