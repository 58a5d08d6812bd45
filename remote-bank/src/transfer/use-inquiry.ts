import type { DestinationOwner } from '@sarv/shared/contract/bank-transfers'
import { type ApiError, useQuery } from '@sarv/shared/platform'
import { inquire } from './transfer-calls'

/** Query of the owner of a number; asks for nothing without one. (BNK-060, BNK-063) */
export function useInquiry(number: string | undefined) {
  return useQuery<DestinationOwner, ApiError>({
    queryKey: ['bank', 'inquiry', number],
    queryFn: ({ signal }) => inquire(number ?? '', signal),
    enabled: number !== undefined,
    // Its error stands under the field; a second request would give the same answer.
    retry: false,
    staleTime: 300_000,
  })
}
