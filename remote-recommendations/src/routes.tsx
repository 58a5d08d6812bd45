import type { RemoteScreen } from '@sarv/shared/platform'
import { RecommendationsScreen } from './entry/recommendations-screen'

export const screens: readonly RemoteScreen[] = [{ path: '/recommendations', screen: RecommendationsScreen }]
