import type { ProfitShare } from '@sarv/shared/contract/fund-statements'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Code } from '@sarv/shared/ui/data/code'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { Money } from '@sarv/shared/ui/data/money'
import { Tile } from '@sarv/shared/ui/data/tile'
import { HandCoins } from 'lucide-react'
import { memo } from 'react'
import styles from './profit-sharing.module.css'

/** List row of a payout: profit per unit, units, total and IBAN. (INV-064) */
export const ShareRow = memo(function ShareRow({
  share: { fund_name, date, per_unit, units, amount, iban },
  visible,
}: {
  share: ProfitShare
  visible: boolean
}) {
  const { t } = useTranslation()
  const { day: shown, number, rial } = useFormat()
  return (
    <ListRow
      tile={<Tile icon={HandCoins} tone="green" />}
      title={fund_name}
      caption={shown(date)}
      number={<Money amount={amount} unit={false} hidden={!visible} />}
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
})
