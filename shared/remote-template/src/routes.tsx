import type { RemoteScreen } from '../../src/platform'
import { WelcomeScreen } from './welcome-screen'

export const screens: readonly RemoteScreen[] = [{ path: '/example', screen: WelcomeScreen }]
