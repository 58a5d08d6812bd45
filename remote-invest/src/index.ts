import { defineRemote } from '@sarv/shared/platform'
import fa from '../locales/fa.json'
import { screens } from './routes'

export default defineRemote({ name: 'invest', screens, dictionaries: { fa, en: () => import('../locales/en.json') } })
