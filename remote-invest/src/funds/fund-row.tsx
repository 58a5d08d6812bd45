import type { Fund } from '@sarv/shared/contract/funds'
import { useTranslation } from '@sarv/shared/platform'
import { ListItem, RowContent } from '@sarv/shared/ui/list-row'
import { Percent } from '@sarv/shared/ui/signed-number'
import { Sparkline } from '@sarv/shared/ui/sparkline'
import { Tile } from '@sarv/shared/ui/tile'
import { memo } from 'react'
import { lookOf } from './fund-look'
import { fundTypeLabel } from './fund-types'
import { shownReturn } from './shown-return'

/** A fund in a list: name, kind, the last year as a line, the shown return. (INV-004, INV-015) */
export function FundRow({ fund }: { fund: Fund }) {
  return (
    <ListItem hasTile>
      <FundFacts fund={fund} />
    </ListItem>
  )
}

/** What stands in the row; drawn anew only for another fund, while the list around it is searched. */
export const FundFacts = memo(function FundFacts({ fund }: { fund: Fund }) {
  const { t } = useTranslation()
  const { icon, tone } = lookOf(fund.fund_type)
  const shown = shownReturn(fund)
  return (
    <RowContent
      to={`/funds/${encodeURIComponent(fund.ds_code)}`}
      tile={<Tile icon={icon} tone={tone} />}
      title={fund.fund_name}
      caption={fundTypeLabel(fund.fund_type, t)}
      spark={<Sparkline values={fund.spark} />}
      number={shown ? <Percent value={shown.value} stacked /> : '-'}
      numberCaption={shown && t(`range.${shown.range}`)}
    />
  )
})
