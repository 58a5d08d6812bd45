import { freshness } from '@sarv/shared/api/freshness'
import { listFundAccounts } from '@sarv/shared/contract/fund-accounts'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import { type ApiError, call, queryOptions, useMutation, usePlatform, useQueryClient } from '@sarv/shared/platform'
import { cardFund } from '@sarv/shared/rules/constants'
import { readLocal } from '@sarv/shared/storage/local-keys'
import { changedByOrders } from '../orders/order-queries'
import { paymentQuery, pendingPaymentQuery } from '../payment/payment-queries'
import { moneyMemory, remember } from './money-memory'
import { intentFor, isOpen, type PurchaseIntent } from './purchase-intent'

/** The person's bank accounts, the default one first. (INV-029) */
export const fundAccountsQuery = (id: string) =>
  queryOptions({
    queryKey: ['invest', 'fund-accounts', id],
    queryFn: ({ signal }) => call(listFundAccounts, { params: { id }, signal }),
    ...freshness.profile,
  })

/**
 * Sends a purchase once: its key is kept before it leaves and forgotten only when the answer is known. (INV-031, T16)
 * The form shows refusals itself, beside what was typed; the shell still opens its prompt for ONB-REQUIRED.
 */
export function useRequestPurchase() {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (wish: Pick<PurchaseIntent, 'fund' | 'amount'>) => {
      const { intent: open } = await moneyMemory(platform)
      const intent = intentFor(wish, open, Date.now(), () => crypto.randomUUID())
      await remember(platform, { intent })
      try {
        const payment = await call({ ...requestPayment, failure: 'caller' }, bodyOf(intent))
        await remember(platform, { intent: undefined, payment: payment.uuid })
        return payment
      } catch (error) {
        if (!isOpen(error as ApiError)) await remember(platform, { intent: undefined })
        throw error
      }
    },
    onSuccess: (payment, { fund }) => {
      platform.track('payment_requested', { Type: 'BUY', 'Object ID': fund })
      queryClient.setQueryData(pendingPaymentQuery(platform).queryKey, payment.uuid)
      queryClient.setQueryData(paymentQuery(payment.uuid).queryKey, payment)
      for (const queryKey of changedByOrders) queryClient.invalidateQueries({ queryKey }).catch(platform.report)
    },
  })
}

function bodyOf({ fund, amount, key }: PurchaseIntent) {
  // Bought for the minimum of the card: the server counts it so, and the receipt leads back to the card. (D-08)
  const forCard = fund === cardFund && readLocal('bank_limit_receipt') === 'true'
  return {
    body: {
      ds_code: fund,
      amount,
      type: 'BUY' as const,
      callback_url: `${location.origin}/payment/receipt`,
      ...(forCard && { bank_limit: true }),
    },
    idempotencyKey: key,
  }
}
