import { defineRemote } from '@sarv/shared/platform'
import fa from '../locales/fa.json'
import { screens, sections } from './routes'

export default defineRemote({
  name: 'support',
  screens,
  sections,
  dictionaries: { fa, en: () => import('../locales/en.json') },
})
