import type { ProfitShare } from '@sarv/shared/contract/fund-papers'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Code } from '@sarv/shared/ui/code'
import { ListRow } from '@sarv/shared/ui/list-row'
import { Money } from '@sarv/shared/ui/money'
import { Tile } from '@sarv/shared/ui/tile'
import { HandCoins } from 'lucide-react'
import styles from './profit-sharing.module.css'

/** One payout: what a unit got, for how many units, how much in all, and where it went. (INV-064) */
export function ShareRow({
  share: { fund_name, date, per_unit, units, amount, iban },
  visible,
}: {
  share: ProfitShare
  visible: boolean
}) {
  const { t } = useTranslation()
  const { date: shown, number, rial } = useFormat()
  return (
    <ListRow
      tile={<Tile icon={HandCoins} tone="green" />}
      title={fund_name}
      caption={shown(date)}
      number={<Money amount={amount} unit={false} stacked hidden={!visible} />}
      numberCaption={
        visible
          ? t('profitSharing.perUnit', { amount: rial(per_unit), units: number(units) })
          : t('profitSharing.perUnitOnly', { amount: rial(per_unit) })
      }
      wideNumber
      note={
        <span className={styles.iban}>
          {t('profitSharing.paidTo')} <Code text={iban} grouped />
        </span>
      }
    />
  )
}
