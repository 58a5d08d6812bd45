import type { Order } from '@sarv/shared/contract/fund-orders'
import { useTranslation } from '@sarv/shared/platform'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'

/** Title of an order: «خرید چکاد بلند»; the fund's name keeps its own language. (INV-054, D-125) */
export function OrderTitle({ order: { side, fund_name } }: { order: Pick<Order, 'side' | 'fund_name'> }) {
  const { t } = useTranslation()
  const what = t(`order.side.${side}`, { defaultValue: side })
  return <OwnSentence text={t('orders.title', { side: what, fund: own(fund_name) })} />
}
