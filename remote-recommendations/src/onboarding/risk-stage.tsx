import { type RecommendationManager, submitRecommendation } from '@sarv/shared/contract/recommendation'
import { call, useMutation, usePlatform, useTranslation } from '@sarv/shared/platform'
import { RiskSurvey } from '@sarv/shared/questions/risk-survey'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { Page } from '@sarv/shared/ui/layout/page'
import { offersQuery, openManagerQuery } from '../recommendation/recommendation-queries'
import { wireStage } from '../recommendation/recommendation-stage'

/** Stage screen of the risk survey; its gauge leads to the offers. (REC-005, REC-018, REC-019) */
export function RiskStage({ manager, onNext }: { manager: RecommendationManager; onNext: () => void }) {
  const { t } = useTranslation()
  const { queryClient } = usePlatform()
  const { recommendation_manager_id, user_id, stages } = manager
  const submit = useMutation({
    mutationFn: () =>
      call(submitRecommendation, {
        body: {
          recommendation_manager_id,
          current_stage: wireStage(manager, 'risk_assessment'),
          stages,
          user_id,
        },
      }),
    onSuccess(next) {
      queryClient.setQueryData(openManagerQuery().queryKey, next)
      queryClient.removeQueries({ queryKey: offersQuery(recommendation_manager_id).queryKey })
      onNext()
    },
  })
  return (
    <Page width="flow">
      <RiskSurvey underSteps>
        {() => ({
          fixed: submit.isPending ? 'for-now' : undefined,
          actions: (
            <OnlineButton block loading={submit.isPending} onClick={() => submit.mutate()}>
              {t('risk.getOffers')}
            </OnlineButton>
          ),
        })}
      </RiskSurvey>
    </Page>
  )
}
