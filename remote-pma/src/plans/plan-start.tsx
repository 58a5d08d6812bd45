import { listOpenOnboardings } from '@sarv/shared/contract/pma-onboarding'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'

/** Query of the person's unfinished onboardings of a plan, from any device. */
const openOnboardingsQuery = (planId: number) => ({
  ...endpointQuery(['pma', 'open-onboardings', planId], listOpenOnboardings, { query: { plan_id: planId } }),
  // The flow moves on other devices too, and a wrong label on the button would be worse than a call.
  staleTime: 0,
})

/**
 * Button that starts or resumes the onboarding of a plan. The server decides the stage either way, so that the button
 * never waits for the response. (PMA-003)
 */
export function PlanStart({ planId }: { planId: number }) {
  const { t } = useTranslation()
  const { data } = useQuery(openOnboardingsQuery(planId))
  const isBegun = (data?.onboardings.length ?? 0) > 0
  return (
    <>
      {isBegun && <Alert tone="i">{t('start.begun')}</Alert>}
      <ActionBar>
        <ButtonLink block to={`/pma/onboarding?plan=${planId}`}>
          {t(isBegun ? 'start.continue' : 'start.begin')}
        </ButtonLink>
      </ActionBar>
    </>
  )
}
