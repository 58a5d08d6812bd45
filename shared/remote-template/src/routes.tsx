import type { RemoteScreen } from '@sarv/shared/platform'
import { WelcomeScreen } from './welcome-screen'

export const screens: readonly RemoteScreen[] = [{ path: '/example', screen: WelcomeScreen }]
