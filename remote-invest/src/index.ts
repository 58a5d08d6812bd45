import { defineRemote, type Platform } from '@sarv/shared/platform'
import fa from '../locales/fa.json'
import { followAfterReload } from './money/follow-after-reload'
import { screens } from './routes'

const remote = defineRemote({ name: 'invest', screens, dictionaries: { fa, en: () => import('../locales/en.json') } })

export default {
  ...remote,
  bootstrap: [
    ...[remote.bootstrap].flat(),
    async ({ platform }: { platform: Platform }) => {
      // Nobody waits for it: the screen comes first.
      followAfterReload(platform).catch(platform.report)
    },
  ],
}
