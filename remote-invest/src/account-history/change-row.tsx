import type { AccountChange } from '@sarv/shared/contract/fund-papers'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/list-row'
import { Hidden } from '@sarv/shared/ui/money'
import { SignedNumber } from '@sarv/shared/ui/signed-number'
import { Tile } from '@sarv/shared/ui/tile'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'

/** Units bought or sold and what was left then; the row leads to the order. (INV-063) */
export function ChangeRow({
  change: { id, fund_name, date, change, balance },
  visible,
}: {
  change: AccountChange
  visible: boolean
}) {
  const { t } = useTranslation()
  const { date: shown, number } = useFormat()
  const bought = change > 0
  return (
    <ListRow
      to={`/fund-order/${id}`}
      tile={<Tile icon={bought ? ArrowDownToLine : ArrowUpFromLine} tone={bought ? 'green' : 'blue'} />}
      title={t(bought ? 'accountHistory.bought' : 'accountHistory.sold', { fund: fund_name })}
      caption={shown(date)}
      number={visible ? <SignedNumber value={change} feed stacked /> : <Hidden />}
      numberCaption={
        visible ? (
          t('accountHistory.balance', { units: number(balance) })
        ) : (
          <>
            {t('accountHistory.balanceHidden')} <Hidden />
          </>
        )
      }
      wideNumber
    />
  )
}
