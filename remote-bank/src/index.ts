import { defineRemote, type Platform } from '@sarv/shared/platform'
import fa from '../locales/fa.json'
import { resumeAfterReload } from './money/resume-after-reload'
import { staleAfterPayment } from './money/stale-after-payment'
import { screens } from './routes'
import { sections } from './sections'

const remote = defineRemote({
  name: 'bank',
  screens,
  sections,
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
