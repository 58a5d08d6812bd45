import { redeemVoucher } from '@sarv/shared/contract/voucher'
import { useIdempotentRequest } from '@sarv/shared/payment/use-idempotent-request'
import { call, useMutation, useNavigate, usePlatform } from '@sarv/shared/platform'
import { savePrize } from './prize-query'

/** Redeems a voucher once, stores its prize and opens the receipt, which leads on to the card where it was for one; a refusal is tracked. (BNK-036, ERR-22) */
export function useVoucher({ forCard }: { forCard: boolean }) {
  const platform = usePlatform()
  const navigate = useNavigate()
  const redeeming = useMutation({
    mutationFn: ({ code, key }: { code: string; key: string }) =>
      call(redeemVoucher, { body: { code }, idempotencyKey: key }),
    onError: () => platform.track('voucher_error', {}),
  })
  const redeem = useIdempotentRequest(async (code: string, key) => {
    const prize = await redeeming.mutateAsync({ code, key })
    // The receipt has it already, and a device that stores nothing shows it all the same.
    savePrize(platform, prize).catch(platform.report)
    navigate('/voucher/receipt', { replace: true, state: { forCard } })
  })
  return { redeem, redeeming: redeeming.isPending, error: redeeming.error, reset: redeeming.reset }
}
