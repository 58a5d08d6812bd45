import type { RemoteScreen } from '@sarv/shared/platform'
import { CardScreen } from './card/card-screen'

export const screens: readonly RemoteScreen[] = [{ path: '/card', screen: CardScreen }]
