import { isNotFound } from '@sarv/shared/api/read-failure'
import { type Onboarding, startOnboarding, submitOnboarding } from '@sarv/shared/contract/onboarding'
import { getPmaOnboarding, listOpenOnboardings } from '@sarv/shared/contract/pma-onboarding'
import {
  type ApiError,
  call,
  type Platform,
  queryOptions,
  useMutation,
  usePlatform,
  useQueryClient,
} from '@sarv/shared/platform'
import { flowOf } from '@sarv/shared/stages/stage'
import { stageKeyOf } from '@sarv/shared/stages/stage-key'
import { withValues } from '@sarv/shared/stages/submission'
import { useEffect } from 'react'
import { userPortfoliosQuery } from '../plans/plans-queries'
import { waitsForHouse } from './house-wait'
import { pmaMemoryQuery } from './pma-memory'

/** Milliseconds between two looks at what the house is doing. (PMA-045) */
const housePace = 5_000

const flowKey = (planId: number) => ['pma', 'onboarding', planId] as const

/**
 * The making of a portfolio of one plan: the one that is known here, also after its end, else the one that is open on
 * the server, so that another device goes on where this one stood; null when there is none. (PMA-009, PMA-048)
 */
export const onboardingQuery = (platform: Platform, planId: number) =>
  queryOptions<Onboarding | null, ApiError>({
    queryKey: flowKey(planId),
    queryFn: async ({ signal }) => {
      const known = await knownUuid(platform, planId)
      const one = known === undefined ? undefined : await readOne(known, signal)
      if (one?.plan_id === planId) return one
      const { onboardings } = await call(listOpenOnboardings, { query: { plan_id: planId }, signal })
      return onboardings[0] ?? null
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && waitsForHouse(flowOf(state.data)) ? housePace : false),
  })

async function knownUuid(platform: Platform, planId: number): Promise<string | undefined> {
  const shown = platform.queryClient.getQueryData<Onboarding | null>(flowKey(planId))
  if (shown) return shown.onb_uuid
  const { plan_id, onb_uuid } = await platform.queryClient.fetchQuery(pmaMemoryQuery(platform))
  return plan_id === planId ? onb_uuid : undefined
}

/** A flow that this person does not have is none. */
async function readOne(uuid: string, signal: AbortSignal): Promise<Onboarding | undefined> {
  try {
    return await call(getPmaOnboarding, { params: { uuid }, signal })
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** The writes of a flow: what each answers is the newest that is known. */
export function useOnboardingWrites(planId: number) {
  const { queryClient } = usePlatform()
  const queryKey = flowKey(planId)
  // An older answer that is still on its way must not come after this one.
  const onMutate = () => queryClient.cancelQueries({ queryKey })
  const onSuccess = async (next: Onboarding) => {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, next)
    if (stageKeyOf(next.current_stage) === 'finalize') {
      await queryClient.invalidateQueries({ queryKey: userPortfoliosQuery().queryKey })
    }
  }
  const start = useMutation({
    mutationFn: ({ amount, known, key }: { amount: number; known: string | null; key: string }) =>
      call(startOnboarding, {
        body: { type: 'PMA', ds_code: String(planId), amount, onb_uuid: known },
        idempotencyKey: key,
      }),
    onMutate,
    onSuccess,
  })
  const submit = useMutation({
    mutationFn: (whole: Onboarding) => call(submitOnboarding, { body: whole }),
    onMutate,
    onSuccess,
  })
  return { start, submit }
}

/** The newest answer of a flow, which what is drawn may be a moment behind; and asking for it anew, or dropping it. */
export function useNewestOnboarding(planId: number) {
  const queryClient = useQueryClient()
  const queryKey = flowKey(planId)
  return {
    newest: () => queryClient.getQueryData<Onboarding | null>(queryKey) ?? undefined,
    askAgain: () => queryClient.refetchQueries({ queryKey }),
    drop: () => queryClient.removeQueries({ queryKey }),
  }
}

/**
 * The object that a submit of a stage sends: the whole of it, with the server's spelling, standing at that stage, with
 * new values in its fields. (PMA-044, D-03)
 */
export function submissionOf(
  onboarding: Onboarding,
  stage: { readonly wire: { readonly key: string } },
  values: Readonly<Record<string, unknown>>,
): Onboarding {
  const key = stageKeyOf(stage.wire.key)
  const filled = key === undefined ? onboarding : withValues(onboarding, key, values)
  return key === stageKeyOf(onboarding.current_stage) ? filled : { ...filled, current_stage: stage.wire.key }
}

/** Back from the gateway the browser shows the old page: it may have been paid meanwhile. (F50) */
export function useOnboardingReturn(): void {
  const { queryClient, report } = usePlatform()
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) queryClient.invalidateQueries({ queryKey: ['pma', 'onboarding'] }).catch(report)
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [queryClient, report])
}
