import { readLocal, removeLocal } from '@sarv/platform/client/storage/local-keys'
import type { Order } from '@sarv/shared/contract/fund-orders'
import { cardPurchaseQuery } from '@sarv/shared/payment/card-purchase'
import type { ReceiptAction } from '@sarv/shared/payment/receipt'
import type { ReceiptStatus } from '@sarv/shared/payment/receipt-facts'
import { useNavigate, usePlatform, useTranslation } from '@sarv/shared/platform'
import { parseReturnPath } from './return-path'

/** Buttons of the receipt: back to where the purchase came from, and for a failed one the same purchase again. (INV-052) */
export function useReceiptActions(
  standing: ReceiptStatus,
  status: string | undefined,
  order: Pick<Order, 'ds_code' | 'amount'> | undefined,
): { again: ReceiptAction | undefined; actions: readonly ReceiptAction[] } {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { track } = usePlatform()
  const returnPath = parseReturnPath(readLocal('bank_limit_receipt'))
  const goBack = () => {
    // Only the server's word is counted: an address may say anything.
    track('buy_fund_button', { Status: standing === 'settled' && status !== undefined ? status : 'UNKNOWN' })
    if (returnPath === '/bank/onboarding') removeLocal('bank_limit_receipt')
    navigate(returnPath, { replace: true })
  }
  const buyAgain = ({ ds_code, amount }: Pick<Order, 'ds_code' | 'amount'>) => {
    const forCard = returnPath === '/bank/onboarding' ? `&${cardPurchaseQuery}` : ''
    navigate(`/buy?fund=${encodeURIComponent(ds_code)}${forCard}`, { replace: true, state: { amount } })
  }
  return {
    again: order && { label: t('ui:receipt.again'), onPress: () => buyAgain(order) },
    actions: [{ label: t(returnPath === '/fund-orders' ? 'receipt.orders' : 'receipt.card'), onPress: goBack }],
  }
}
