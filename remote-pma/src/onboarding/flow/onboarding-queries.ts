import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { type Onboarding, startOnboarding, submitOnboarding } from '@sarv/shared/contract/onboarding'
import { getPmaOnboarding, listOpenOnboardings } from '@sarv/shared/contract/pma-onboarding'
import { trackPaymentRequested } from '@sarv/shared/payment/track-payment-requested'
import { type ApiError, call, type Platform, queryOptions, usePlatform, useQueryClient } from '@sarv/shared/platform'
import { parseFlow } from '@sarv/shared/stages/stage'
import { parseStageKey } from '@sarv/shared/stages/stage-key'
import { useFlowMutation } from '@sarv/shared/stages/use-flow-mutation'
import { userPortfoliosQuery } from '../../plans/plans-queries'
import { isAwaitingCompany } from './awaiting-company'
import { resumeStateQuery } from './resume-state'

/** Polling interval in milliseconds while the flow waits for the company. (PMA-045) */
const pollInterval = 5_000

const flowKey = (planId: number) => ['pma', 'onboarding', planId] as const

/**
 * Query of the onboarding of one plan: the one that this device remembers, also after its end, else the open one on the
 * server, so that another device resumes where this one stood; null without either. (PMA-009, PMA-048)
 */
export const onboardingQuery = (platform: Platform, planId: number) =>
  queryOptions<Onboarding | null, ApiError>({
    queryKey: flowKey(planId),
    queryFn: async ({ signal }) => {
      const known = await findKnownUuid(platform, planId)
      const remembered = known === undefined ? undefined : await fetchOnboarding(known, signal)
      if (remembered?.plan_id === planId) return remembered
      const { onboardings } = await call(listOpenOnboardings, { query: { plan_id: planId }, signal })
      return onboardings[0] ?? null
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && isAwaitingCompany(parseFlow(state.data)) ? pollInterval : false),
  })

/** Finds the onboarding's id in the query cache, else in the saved resume state. */
async function findKnownUuid(platform: Platform, planId: number): Promise<string | undefined> {
  const cached = platform.queryClient.getQueryData<Onboarding | null>(flowKey(planId))
  if (cached) return cached.onb_uuid
  const { plan_id, onb_uuid } = await platform.queryClient.fetchQuery(resumeStateQuery(platform))
  return plan_id === planId ? onb_uuid : undefined
}

/** Fetches an onboarding by its id; undefined where this person has no such one. */
async function fetchOnboarding(uuid: string, signal: AbortSignal): Promise<Onboarding | undefined> {
  try {
    return await call(getPmaOnboarding, { params: { uuid }, signal })
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** Mutations of an onboarding; the response of each replaces the cached onboarding. */
export function useOnboardingMutations(planId: number) {
  const platform = usePlatform()
  const { queryClient } = platform
  const queryKey = flowKey(planId)
  const listNewPortfolio = async ({ current_stage }: Onboarding) => {
    if (parseStageKey(current_stage) !== 'finalize') return
    await queryClient.invalidateQueries({ queryKey: userPortfoliosQuery().queryKey })
  }
  const start = useFlowMutation(
    queryKey,
    ({ amount, known, key }: { amount: number; known: string | null; key: string }) =>
      call(startOnboarding, {
        body: { type: 'PMA', ds_code: String(planId), amount, onb_uuid: known },
        idempotencyKey: key,
      }),
    (next) => {
      trackPaymentRequested(platform, { type: 'PMA', objectId: planId })
      return listNewPortfolio(next)
    },
  )
  const submit = useFlowMutation(
    queryKey,
    (whole: Onboarding) => call(submitOnboarding, { body: whole }),
    listNewPortfolio,
  )
  return { start, submit }
}

/**
 * Returns access to the cached onboarding: the newest response, which the rendered one may lag behind; refetch; remove.
 */
export function useCachedOnboarding(planId: number) {
  const queryClient = useQueryClient()
  const queryKey = flowKey(planId)
  return {
    newest: () => queryClient.getQueryData<Onboarding | null>(queryKey) ?? undefined,
    refetch: () => queryClient.refetchQueries({ queryKey }),
    remove: () => queryClient.removeQueries({ queryKey }),
  }
}
