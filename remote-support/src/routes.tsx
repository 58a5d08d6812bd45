import type { RemoteScreen } from '@sarv/shared/platform'
import { CategoryScreen } from './faq/category-screen'
import { FaqScreen } from './faq/faq-screen'

export const screens: readonly RemoteScreen[] = [
  { path: '/faq', screen: FaqScreen },
  { path: '/faq/:id', screen: CategoryScreen },
]
