import { isObject } from '@sarv/platform/lib/is-object'
import { type Platform, queryOptions } from '@sarv/shared/platform'

/** Result that the gateway put into its return URL; shown, never trusted. (PMA-040) */
export interface GatewayResult {
  readonly status: string
  readonly trace: string
}

/** Persisted resume state in the slice `pma`: the onboarding in progress on this device. (PMA-048) */
export interface ResumeState {
  readonly plan_id?: number
  readonly onb_uuid?: string
  readonly receipt?: GatewayResult
}

const resumeStateKey = ['pma', 'resume-state'] as const

/** Query of the resume state; empty where the storage cannot be read. */
export const resumeStateQuery = ({ storage }: Pick<Platform, 'storage'>) =>
  queryOptions({
    queryKey: resumeStateKey,
    queryFn: async () =>
      parseResumeState(
        await storage('pma')
          .get()
          .catch(() => undefined),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Saves the resume state in place of the previous one. */
export async function saveResumeState(
  { storage, queryClient }: Pick<Platform, 'storage' | 'queryClient'>,
  state: ResumeState,
): Promise<void> {
  queryClient.setQueryData(resumeStateKey, state)
  await write(storage, state)
}

/** Clears the resume state of a finished onboarding; a screen that still shows it is not re-rendered. */
export async function clearResumeState({
  storage,
  queryClient,
}: Pick<Platform, 'storage' | 'queryClient'>): Promise<void> {
  queryClient.removeQueries({ queryKey: resumeStateKey })
  await write(storage, {})
}

/** Writes the resume state into the slice; other members of the slice stay. */
async function write(storage: Platform['storage'], state: ResumeState): Promise<void> {
  const slice = storage('pma')
  const current: unknown = await slice.get().catch(() => undefined)
  const { plan_id, onb_uuid, receipt, ...others } = isObject(current) ? current : {}
  await slice.set({ ...others, ...state })
}

/** Parses what the storage holds, which may be anything; members of a wrong shape are dropped. (F45) */
export function parseResumeState(stored: unknown): ResumeState {
  if (!isObject(stored)) return {}
  const { plan_id, onb_uuid, receipt } = stored
  if (!Number.isSafeInteger(plan_id) || Number(plan_id) <= 0) return {}
  const result = isObject(receipt) ? receipt : {}
  return {
    plan_id: Number(plan_id),
    ...(typeof onb_uuid === 'string' && /^[\w-]{1,64}$/.test(onb_uuid) && { onb_uuid }),
    ...(typeof result.status === 'string' &&
      typeof result.trace === 'string' && { receipt: { status: result.status, trace: result.trace } }),
  }
}
