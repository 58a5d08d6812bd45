import type { RemoteScreen } from '@sarv/shared/platform'
import { lazyPage, lazyRoute } from '@sarv/shared/ui/feedback/lazy-route'
import { CategoryScreen } from './faq/category-screen'
import { FaqScreen } from './faq/faq-screen'

// One component: the address changes with the first question, and nothing else does. (SUP-009)
const ChatScreen = lazyPage(async () => (await import('./chat/chat-screen')).ChatScreen)

export const screens: readonly RemoteScreen[] = [
  { path: '/faq', screen: FaqScreen },
  { path: '/faq/:id', screen: CategoryScreen },
  { path: '/chatbot', screen: ChatScreen },
  { path: '/chatbot/chat/:id', screen: ChatScreen },
  lazyRoute('/regulation', async () => (await import('./regulation/regulation-screens')).RegulationScreen),
  lazyRoute('/regulation-pdf', async () => (await import('./regulation/regulation-screens')).RegulationPdfScreen),
]
