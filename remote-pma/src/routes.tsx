import type { RemoteScreen } from '@sarv/shared/platform'
import { PlanScreen } from './plans/plan-screen'
import { PlansScreen } from './plans/plans-screen'

export const screens: readonly RemoteScreen[] = [
  { path: '/pma', screen: PlansScreen },
  { path: '/pma/:planId', screen: PlanScreen },
]
