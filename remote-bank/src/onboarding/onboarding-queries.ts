import { getBankOnboarding } from '@sarv/shared/contract/bank-onboarding'
import { type Onboarding, startOnboarding } from '@sarv/shared/contract/onboarding'
import { call, queryOptions } from '@sarv/shared/platform'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'
import { cardBank } from '@sarv/shared/rules/constants'
import { isFinalKey, parseStageKey } from '@sarv/shared/stages/stage-key'
import { useFlowMutation } from '@sarv/shared/stages/use-flow-mutation'

/**
 * Query of the request for a card, as far as it is; a person with too little in the card's fund has none. One that came to
 * its end here stays as it ended. (BNK-011)
 */
export const bankOnboardingQuery = () =>
  queryOptions({
    ...endpointQuery(['bank', 'onboarding'], getBankOnboarding, { query: { type: 'BANK', ds_code: cardBank } }),
    staleTime: 0,
    refetchOnWindowFocus: ({ state }) => (isOver(state.data) ? false : 'always'),
    refetchOnReconnect: ({ state }) => !isOver(state.data),
  })

function isOver(onboarding: Onboarding | undefined): boolean {
  return onboarding !== undefined && isFinalKey(parseStageKey(onboarding.current_stage))
}

/** Mutation that begins the request, or takes it up where it stands; the key makes a second press the same start. */
export function useStartOnboarding() {
  return useFlowMutation(bankOnboardingQuery().queryKey, (idempotencyKey: string) =>
    call(startOnboarding, { body: { type: 'BANK', ds_code: cardBank }, idempotencyKey }),
  )
}
