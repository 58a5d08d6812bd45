import { type Platform, queryOptions } from '@sarv/shared/platform'

/** What the gateway's address said when it led back here; shown, never believed. (PMA-040) */
export interface KeptReceipt {
  readonly status: string
  readonly trace: string
}

/** What this remote keeps in its slice `pma`: the making of a portfolio that is under way on this device. (PMA-048) */
export interface PmaMemory {
  readonly plan_id?: number
  readonly onb_uuid?: string
  readonly receipt?: KeptReceipt
}

const memoryKey = ['pma', 'memory'] as const

/** What is remembered; nothing where it cannot be read. */
export const pmaMemoryQuery = ({ storage }: Pick<Platform, 'storage'>) =>
  queryOptions({
    queryKey: memoryKey,
    queryFn: async () =>
      memoryFrom(
        await storage('pma')
          .get()
          .catch(() => undefined),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Remembers this in place of what was remembered. */
export async function rememberPma(
  { storage, queryClient }: Pick<Platform, 'storage' | 'queryClient'>,
  memory: PmaMemory,
): Promise<void> {
  queryClient.setQueryData(memoryKey, memory)
  await write(storage, memory)
}

/** Forgets what is over; a screen that still shows it is left as it is. */
export async function forgetPma({ storage, queryClient }: Pick<Platform, 'storage' | 'queryClient'>): Promise<void> {
  queryClient.removeQueries({ queryKey: memoryKey })
  await write(storage, {})
}

/** The slice holds other choices of the person too, which stay. */
async function write(storage: Platform['storage'], memory: PmaMemory): Promise<void> {
  const slice = storage('pma')
  const before: unknown = await slice.get().catch(() => undefined)
  const { plan_id, onb_uuid, receipt, ...others } = isObject(before) ? before : {}
  await slice.set({ ...others, ...memory })
}

/** Storage may hold anything; only what has the right shape counts. (F45) */
export function memoryFrom(kept: unknown): PmaMemory {
  if (!isObject(kept)) return {}
  const { plan_id, onb_uuid, receipt } = kept
  if (!Number.isSafeInteger(plan_id) || Number(plan_id) <= 0) return {}
  const shown = isObject(receipt) ? receipt : {}
  return {
    plan_id: Number(plan_id),
    ...(typeof onb_uuid === 'string' && /^[\w-]{1,64}$/.test(onb_uuid) && { onb_uuid }),
    ...(typeof shown.status === 'string' &&
      typeof shown.trace === 'string' && { receipt: { status: shown.status, trace: shown.trace } }),
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
