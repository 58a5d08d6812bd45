import { Navigate, useLocation, useQuery } from '@sarv/shared/platform'
import { SurveySkeleton } from '@sarv/shared/questions/survey-skeleton'
import { parseFlowEntry } from '@sarv/shared/stages/flow-entry'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Page } from '@sarv/shared/ui/layout/page'
import { openManagerQuery } from '../recommendation/recommendation-queries'
import { recommendationFlow } from '../recommendation/recommendation-stage'
import { OnboardingStages } from './onboarding-stages'

/**
 * Screen of /recommendations/onboarding: the open recommendation at its stage. Without one there is nothing to go on with,
 * except a payment that this entry of the history names. (REC-002, REC-036)
 */
export function OnboardingScreen() {
  const { state } = useLocation()
  const manager = useQuery(openManagerQuery())
  const stored = recommendationFlow.parse(parseFlowEntry(state, recommendationFlow.name)?.place)
  return (
    <QueryBoundary
      query={manager}
      skeleton={
        <Page width="flow">
          <SurveySkeleton />
        </Page>
      }
      whole
    >
      {(found) => {
        if (found !== null || stored?.payment !== undefined) return <OnboardingStages manager={found} />
        return manager.isFetching ? null : <Navigate to="/recommendations" replace />
      }}
    </QueryBoundary>
  )
}
