import type { RemoteScreen } from '@sarv/shared/platform'
import { lazyScreenWithSkeleton } from '@sarv/shared/ui/feedback/lazy-screen-with-skeleton'
import { CategoryScreen } from './faq/category-screen'
import { FaqScreen } from './faq/faq-screen'

// One component for both: the address changes with the first question, and nothing else does. (SUP-009)
const ChatScreen = lazyScreenWithSkeleton(async () => (await import('./chat/chat-screen')).ChatScreen)

export const screens: readonly RemoteScreen[] = [
  { path: '/faq', screen: FaqScreen },
  { path: '/faq/:id', screen: CategoryScreen },
  { path: '/chatbot', screen: ChatScreen },
  { path: '/chatbot/chat/:id', screen: ChatScreen },
  {
    path: '/regulation',
    screen: lazyScreenWithSkeleton(async () => (await import('./regulation/regulation-screens')).RegulationScreen),
  },
  {
    path: '/regulation-pdf',
    screen: lazyScreenWithSkeleton(async () => (await import('./regulation/regulation-screens')).RegulationPdfScreen),
  },
]
