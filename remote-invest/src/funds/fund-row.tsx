import type { Fund } from '@sarv/shared/contract/funds'
import { findFundIcon } from '@sarv/shared/feed/fund-icon'
import { useTranslation } from '@sarv/shared/platform'
import { Sparkline } from '@sarv/shared/ui/chart/sparkline'
import { ListItem, RowContent } from '@sarv/shared/ui/data/list-row'
import { Percent } from '@sarv/shared/ui/data/signed-number'
import { Tile } from '@sarv/shared/ui/data/tile'
import { memo } from 'react'
import { fundTypeLabel } from './fund-types'
import { shownReturn } from './shown-return'

/** List row of a fund: name, type, sparkline of the last year, shown return. (INV-004, INV-015) */
export function FundRow({ fund }: { fund: Fund }) {
  return (
    <ListItem hasTile>
      <FundFacts fund={fund} />
    </ListItem>
  )
}

/** Content of the row, memoised: while the list around it is searched, only another fund renders again. */
export const FundFacts = memo(function FundFacts({ fund }: { fund: Fund }) {
  return <RowContent to={`/funds/${encodeURIComponent(fund.ds_code)}`} {...useFundFacts(fund)} />
})

/** Hook: what a row says of a fund, for any target of its press. */
export function useFundFacts(fund: Fund) {
  const { t } = useTranslation()
  const { icon, tone } = findFundIcon(fund.fund_type)
  const shown = shownReturn(fund)
  return {
    tile: <Tile icon={icon} tone={tone} />,
    title: fund.fund_name,
    caption: fundTypeLabel(fund.fund_type, t),
    spark: <Sparkline values={fund.spark} />,
    number: shown ? <Percent value={shown.value} /> : '-',
    numberCaption: shown && t(`range.${shown.range}`),
  }
}
