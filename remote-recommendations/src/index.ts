import { defineRemote } from '@sarv/shared/platform'
import fa from '../locales/fa.json'
import { staleAfterPayment } from './recommendation/stale-after-payment'
import { screens } from './routes'

export default defineRemote({
  name: 'recommendations',
  screens,
  dictionaries: { fa, en: () => import('../locales/en.json') },
  staleAfterPayment,
})
