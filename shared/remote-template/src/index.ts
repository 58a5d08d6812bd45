import { defineRemote } from '@sarv/shared/platform'
import fa from '../locales/fa.json'
import { screens } from './routes'

export default defineRemote({
  name: 'example',
  screens,
  dictionaries: { fa, en: () => import('../locales/en.json') },
})
