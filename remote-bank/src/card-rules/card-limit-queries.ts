import { type CardLimit, inquireCardLimit } from '@sarv/shared/contract/bank-onboarding'
import { getUserFund, type UserFund } from '@sarv/shared/contract/funds'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'
import { cardBank, cardFund } from '@sarv/shared/rules/constants'

/** Query of what has to lie in the card's fund, and what is missing. (BNK-033) */
export const cardLimitQuery = () =>
  queryOptions<CardLimit, ApiError>({
    queryKey: ['bank', 'card-limit'],
    queryFn: ({ signal }) => call(inquireCardLimit, { body: { onb_type: 'BANK', destination_type: cardBank }, signal }),
    staleTime: 0,
  })

/** Query of the person's units of the card's fund. (BNK-039) */
export const cardFundUnitsQuery = () =>
  queryOptions<UserFund, ApiError>({
    queryKey: ['bank', 'card-fund'],
    queryFn: ({ signal }) => call(getUserFund, { params: { id: cardFund }, signal }),
    staleTime: 0,
  })
