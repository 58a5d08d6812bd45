import { type VoucherPrize, voucherPrize } from '@sarv/shared/contract/voucher'
import { type Platform, queryOptions } from '@sarv/shared/platform'

const prizeKey = ['bank', 'voucher-prize'] as const

/** Query of the prize of the last voucher, stored on this device; null where none is stored. (BNK-037) */
export const prizeQuery = ({ storage }: Pick<Platform, 'storage'>) =>
  queryOptions({
    queryKey: prizeKey,
    queryFn: () =>
      storage('voucher')
        .get()
        .then(parsePrize, () => null),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Stores the prize for its receipt, which then also outlives a reload. (BNK-036) */
export async function savePrize(
  { storage, queryClient }: Pick<Platform, 'storage' | 'queryClient'>,
  prize: VoucherPrize,
): Promise<void> {
  queryClient.setQueryData(prizeKey, prize)
  await storage('voucher').set(prize)
}

/** Parses what the storage holds, which may be anything. (F45) */
function parsePrize(stored: unknown): VoucherPrize | null {
  return voucherPrize.safeParse(stored).data ?? null
}
