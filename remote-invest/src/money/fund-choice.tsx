import type { Fund } from '@sarv/shared/contract/funds'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { List, ListRow } from '@sarv/shared/ui/list-row'
import { SelectInput } from '@sarv/shared/ui/select-input'
import { Percent } from '@sarv/shared/ui/signed-number'
import { Tile } from '@sarv/shared/ui/tile'
import { lookOf } from '../funds/fund-look'
import { topFunds } from '../funds/fund-search'
import { fundTypeLabel } from '../funds/fund-types'
import { shownReturn } from '../funds/shown-return'
import styles from './money.module.css'

/** The fund that is bought or sold, and the way to another one. (INV-028, INV-034) */
export function FundChoice({
  side,
  funds,
  fund,
  onChoose,
}: {
  side: 'buy' | 'sell'
  /** Those that can be chosen. */
  funds: readonly Fund[]
  fund: Fund | undefined
  /** Gets the code of a fund, or '' to choose anew. */
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
  const { icon, tone } = lookOf(fund.fund_type)
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
