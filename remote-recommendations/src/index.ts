import { defineRemote } from '@sarv/shared/platform'
import fa from '../locales/fa.json'
import { staleAfterPayment } from './recommendation/stale-after-payment'
import { screens, sections } from './routes'

export default defineRemote({
  name: 'recommendations',
  screens,
  sections,
  dictionaries: { fa, en: () => import('../locales/en.json') },
  staleAfterPayment,
})
