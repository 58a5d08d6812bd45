import { defineRemote } from '@sarv/shared/platform'
import { lazySection } from '@sarv/shared/ui/feedback/lazy-section'
import fa from '../locales/fa.json'
import { screens } from './routes'

export default defineRemote({
  name: 'support',
  screens,
  // What the shell draws beside each page of a wide window.
  sections: [
    { name: 'overview', section: lazySection(async () => (await import('./overview/overview')).Overview, 320) },
  ],
  dictionaries: { fa, en: () => import('../locales/en.json') },
})
