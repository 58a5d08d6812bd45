import type { Fund } from '@sarv/shared/contract/funds'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Percent } from '@sarv/shared/ui/data/signed-number'
import { Tile } from '@sarv/shared/ui/data/tile'
import { SelectInput } from '@sarv/shared/ui/fields/select-input'
import { findFundIcon } from '../funds/fund-icon'
import { topFunds } from '../funds/fund-priority'
import { fundTypeLabel } from '../funds/fund-types'
import { shownReturn } from '../funds/shown-return'
import styles from './money.module.css'

/** Select for the fund to buy or sell; once chosen, its row and a button to change it. (INV-028, INV-034) */
export function FundPicker({
  side,
  funds,
  fund,
  onChoose,
}: {
  side: 'buy' | 'sell'
  /** Those that can be chosen. */
  funds: readonly Fund[]
  fund: Fund | undefined
  /** Gets the code of a fund, or '' to clear the choice. */
  onChoose: (code: string) => void
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  if (!fund) {
    return (
      <div className={styles.choice}>
        <SelectInput
          label={t(`${side}.fund`)}
          help={t(`${side}.fundHelp`)}
          placeholder={t(`${side}.chooseFund`)}
          options={topFunds(funds, funds.length).map(({ ds_code, fund_name, fund_type }) => ({
            value: ds_code,
            label: `${fund_name} (${fundTypeLabel(fund_type, t)})`,
          }))}
          value=""
          onChange={(event) => onChoose(event.target.value)}
        />
      </div>
    )
  }
  const { icon, tone } = findFundIcon(fund.fund_type)
  const shown = shownReturn(fund)
  return (
    <div className={styles.choice}>
      <List label={t(`${side}.fund`)}>
        <ListRow
          tile={<Tile icon={icon} tone={tone} />}
          title={fund.fund_name}
          caption={t('buy.unitPrice', { price: rial(fund.price) })}
          number={shown && <Percent value={shown.value} />}
          numberCaption={shown && t(`range.${shown.range}`)}
        />
      </List>
      <div className={styles.change}>
        <Button variant="ghost" size="s" onClick={() => onChoose('')}>
          {t(`${side}.changeFund`)}
        </Button>
      </div>
    </div>
  )
}
