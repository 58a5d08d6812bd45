import { listOpenOnboardings } from '@sarv/shared/contract/pma-onboarding'
import { call, queryOptions, useQuery, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { Alert } from '@sarv/shared/ui/alert'
import { ButtonLink } from '@sarv/shared/ui/button'

/** What the person has begun of a plan and not brought to its end, on whichever device. */
const openOnboardingsQuery = (planId: number) =>
  queryOptions({
    queryKey: ['pma', 'open-onboardings', planId],
    queryFn: ({ signal }) => call(listOpenOnboardings, { query: { plan_id: planId }, signal }),
    // It moves on elsewhere too, and a wrong word on the button would be worse than a call.
    staleTime: 0,
  })

/**
 * The way into the making of a portfolio: from the amount on, or from where it was left. The server knows where that is
 * either way, so that the button never waits for the answer. (PMA-003)
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
