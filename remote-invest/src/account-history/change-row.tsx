import type { AccountChange } from '@sarv/shared/contract/fund-statements'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { Hidden } from '@sarv/shared/ui/data/money'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { SignedNumber } from '@sarv/shared/ui/data/signed-number'
import { Tile } from '@sarv/shared/ui/data/tile'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { memo } from 'react'

/** List row of a change of units with the balance after it; it links to the order. (INV-063) */
export const ChangeRow = memo(function ChangeRow({
  change: { id, fund_name, date, change, balance },
  visible,
}: {
  change: AccountChange
  visible: boolean
}) {
  const { t } = useTranslation()
  const { day: shown, number } = useFormat()
  const bought = change > 0
  return (
    <ListRow
      to={`/fund-order/${id}`}
      tile={<Tile icon={bought ? ArrowDownToLine : ArrowUpFromLine} tone={bought ? 'green' : 'blue'} />}
      title={
        <OwnSentence text={t(bought ? 'accountHistory.bought' : 'accountHistory.sold', { fund: own(fund_name) })} />
      }
      caption={shown(date)}
      number={visible ? <SignedNumber value={change} feed /> : <Hidden />}
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
})
