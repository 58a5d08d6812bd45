import { defineRemote } from '../../src/platform'
import fa from '../locales/fa.json'
import { screens } from './routes'

export default defineRemote({
  name: 'example',
  screens,
  dictionaries: { fa, en: () => import('../locales/en.json') },
})
