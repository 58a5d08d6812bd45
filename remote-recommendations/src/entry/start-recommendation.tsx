import { type RecommendationManager, startRecommendation } from '@sarv/shared/contract/recommendation'
import { call, useMutation, useNavigate, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { openManagerQuery } from '../recommendation/recommendation-queries'
import { parseStage } from '../recommendation/recommendation-stage'

/**
 * Button that starts a recommendation, or goes on with the open one. The server decides which it is either way, so that the
 * button never waits for the response. (REC-001, REC-002)
 */
export function StartRecommendation({ open }: { open?: RecommendationManager }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const start = useMutation({
    mutationFn: () => call(startRecommendation, { body: { product: 'FUND' } }),
    onSuccess(manager) {
      queryClient.setQueryData(openManagerQuery().queryKey, manager)
      navigate('/recommendations/onboarding')
    },
  })
  return (
    <>
      {open && <Alert tone="i">{t('start.open', { stage: t(`home.at.${parseStage(open.current_stage)}`) })}</Alert>}
      <ActionBar>
        {open ? (
          <ButtonLink block to="/recommendations/onboarding">
            {t('start.continue')}
          </ButtonLink>
        ) : (
          <OnlineButton block loading={start.isPending} onClick={() => start.mutate()}>
            {t('start.begin')}
          </OnlineButton>
        )}
      </ActionBar>
    </>
  )
}
