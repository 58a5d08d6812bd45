import type { RecommendationManager } from '@sarv/shared/contract/recommendation'
import { horizonSurvey, startSurveyForm } from '@sarv/shared/contract/survey'
import { useQuery } from '@sarv/shared/platform'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'
import { inOrder } from '@sarv/shared/questions/form-question'
import { SurveySkeleton } from '@sarv/shared/questions/survey-skeleton'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Page } from '@sarv/shared/ui/layout/page'
import { useRecommendationDraft } from '../recommendation/use-recommendation-draft'
import { HorizonForm } from './horizon-form-screen'

/** Query of the form of the horizon, with what the person answered before. */
const horizonQuery = (manager: number) => ({
  ...endpointQuery(['recommendations', 'horizon', manager], startSurveyForm, { body: { survey_id: horizonSurvey } }),
  // The answers are the person's own: they change here, and what was sent is fetched when the stage is opened again.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** Stage screen of the investment horizon: a form, one question at a time. (REC-004, REC-005, REC-009 … REC-014) */
export function HorizonStage({ manager, onNext }: { manager: RecommendationManager; onNext: () => void }) {
  const id = manager.recommendation_manager_id
  const form = useQuery(horizonQuery(id))
  const { draft, update } = useRecommendationDraft(id)
  return (
    <Page width="flow">
      <QueryBoundary query={form} skeleton={<SurveySkeleton />} whole>
        {(found) =>
          draft && (
            <HorizonForm
              manager={manager}
              form={{ ...found, questions: inOrder(found.questions) }}
              draft={draft}
              onDraft={update}
              onNext={onNext}
            />
          )
        }
      </QueryBoundary>
    </Page>
  )
}
