import { inquireCardLimit } from '@sarv/shared/contract/bank-onboarding'
import { getUserFund } from '@sarv/shared/contract/funds'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'
import { cardBank, cardFund } from '@sarv/shared/rules/constants'

/** Query of what has to lie in the card's fund, and what is missing. (BNK-033) */
export const cardLimitQuery = () => ({
  ...endpointQuery(['bank', 'card-limit'], inquireCardLimit, {
    body: { onb_type: 'BANK', destination_type: cardBank },
  }),
  staleTime: 0,
})

/** Query of the person's units of the card's fund. (BNK-039) */
export const cardFundUnitsQuery = () => ({
  ...endpointQuery(['bank', 'card-fund'], getUserFund, { params: { id: cardFund } }),
  staleTime: 0,
})
