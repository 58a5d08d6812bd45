import type { Fund } from '@sarv/shared/contract/funds'
import { findFundIcon } from '@sarv/shared/feed/fund-icon'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Percent } from '@sarv/shared/ui/data/signed-number'
import { Tile } from '@sarv/shared/ui/data/tile'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { shownReturn } from '../funds/shown-return'
import { FundChoiceSheet } from './fund-choice-sheet'
import styles from './money.module.css'

/** Picker for the fund to buy or sell: a button for the searchable sheet, or the chosen fund's row. (INV-028, INV-034) */
export function FundPicker({
  side,
  funds,
  fund,
  onChoose,
}: {
  side: 'buy' | 'sell'
  /** Funds that can be chosen; empty when they are not known while one is chosen. */
  funds: readonly Fund[]
  fund: Fund | undefined
  /** Gets the code of a fund, or '' to clear the choice. */
  onChoose: (code: string) => void
}) {
  const { t } = useTranslation()
  const help = useId()
  const [choosing, setChoosing] = useState(false)
  return (
    <div className={styles.choice}>
      {fund ? (
        <>
          <ChosenFund label={t(`${side}.fund`)} fund={fund} />
          <div className={styles.change}>
            <Button variant="ghost" size="s" onClick={() => (funds.length > 0 ? setChoosing(true) : onChoose(''))}>
              {t(`${side}.changeFund`)}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p id={help} className={styles.question}>
            {t(`${side}.fundHelp`)}
          </p>
          <Button variant="tonal" block icon={ChevronDown} aria-describedby={help} onClick={() => setChoosing(true)}>
            {t(`${side}.chooseFund`)}
          </Button>
        </>
      )}
      <FundChoiceSheet funds={funds} open={choosing} onClose={() => setChoosing(false)} onChoose={onChoose} />
    </div>
  )
}

function ChosenFund({ label, fund }: { label: string; fund: Fund }) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const { icon, tone } = findFundIcon(fund.fund_type)
  const shown = shownReturn(fund)
  return (
    <List label={label}>
      <ListRow
        tile={<Tile icon={icon} tone={tone} />}
        title={fund.fund_name}
        caption={t('buy.unitPrice', { price: rial(fund.price) })}
        number={shown && <Percent value={shown.value} />}
        numberCaption={shown && t(`range.${shown.range}`)}
      />
    </List>
  )
}
