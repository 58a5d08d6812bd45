import type { DestinationOwner } from '@sarv/shared/contract/bank-transfers'
import { type ApiError, useQuery } from '@sarv/shared/platform'
import type { TransferKind } from './transfer-kind'

/** Query of the owner of a destination, disabled while its number is invalid. (BNK-060, BNK-063) */
export function useInquiry({ kind, fault, inquire }: TransferKind, number: string) {
  return useQuery<DestinationOwner, ApiError>({
    queryKey: ['bank', 'inquiry', kind, number],
    queryFn: ({ signal }) => inquire(number, signal),
    enabled: fault(number) === undefined,
    // Its error stands under the field; a second request would give the same answer.
    retry: false,
    staleTime: 300_000,
  })
}
