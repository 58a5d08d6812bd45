import { defineRemote } from '@sarv/shared/platform'
import fa from '../locales/fa.json'
import { screens } from './routes'
import { sections } from './sections'

export default defineRemote({
  name: 'support',
  screens,
  sections,
  dictionaries: { fa, en: () => import('../locales/en.json') },
})
