import { listBankOrders } from '@sarv/shared/contract/bank-money'
import { type Onboarding, startOnboarding } from '@sarv/shared/contract/onboarding'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'
import { cardBank } from '@sarv/shared/rules/constants'
import { useFlowMutation } from '@sarv/shared/stages/use-flow-mutation'

const reissue = { type: 'REISSUE_CARD', destination_type: cardBank } as const

/**
 * Query of the newest reissue of the card, by the list of orders, so that another device finds it as well; null where
 * no reissue was made. A start with its id only reads it. (BNK-042, BNK-081, U4)
 */
export const reissueQuery = () =>
  queryOptions<Onboarding | null, ApiError>({
    queryKey: ['bank', 'reissue'],
    queryFn: async ({ signal }) => {
      const { orders } = await call(listBankOrders, { signal })
      const onb_uuid = orders.find(({ kind }) => kind === 'REISSUE')?.onb_uuid ?? null
      return onb_uuid === null ? null : call(startOnboarding, { body: { ...reissue, onb_uuid }, signal })
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** Mutation that begins a reissue, or takes up the open one; the key makes a second press the same start. (BNK-041) */
export function useStartReissue() {
  return useFlowMutation(reissueQuery().queryKey, (idempotencyKey: string) =>
    call(startOnboarding, { body: reissue, idempotencyKey }),
  )
}
