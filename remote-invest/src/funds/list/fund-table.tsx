import type { Fund, FundReturns } from '@sarv/shared/contract/funds'
import { useTranslation } from '@sarv/shared/platform'
import { DataTable, LeadCell, SortHead } from '@sarv/shared/ui/data/data-table'
import { Percent } from '@sarv/shared/ui/data/signed-number'
import { memo } from 'react'
import { useFundFacts } from '../fund-row'
import type { FundSort } from './fund-list-params'
import { StarredName } from './listed-fund'

/** The next order of a press on the head of the returns. */
const nextSort: Record<FundSort, FundSort> = { priority: 'best', best: 'worst', worst: 'priority' }
const sorted = { priority: undefined, best: 'descending', worst: 'ascending' } as const

const columns = [
  ['monthly', 'monthly_return'],
  ['quarter', 'quarter_return'],
  ['annual', 'annual_return'],
] as const satisfies readonly (readonly [string, keyof FundReturns])[]

/** The funds with their returns side by side, where the window has room for it; sorted by the return of a year. (INV-015, D-275) */
export const FundTable = memo(function FundTable({
  funds,
  stars,
  sort,
  onSort,
}: {
  funds: readonly Fund[]
  stars: ReadonlySet<string>
  sort: FundSort
  onSort: (sort: FundSort) => void
}) {
  const { t } = useTranslation()
  const heads = (
    <>
      <th scope="col">{t('fund.own')}</th>
      <td />
      {columns.map(([range]) =>
        range === 'annual' ? (
          <SortHead key={range} sorted={sorted[sort]} onSort={() => onSort(nextSort[sort])}>
            {t('range.annual')}
          </SortHead>
        ) : (
          <th key={range} scope="col" data-number>
            {t(`range.${range}`)}
          </th>
        ),
      )}
    </>
  )
  return (
    <DataTable label={t('funds.list')} heads={heads}>
      {funds.map((fund) => (
        <Row key={fund.ds_code} fund={fund} isWatched={stars.has(fund.ds_code)} />
      ))}
    </DataTable>
  )
})

function Row({ fund, isWatched }: { fund: Fund; isWatched: boolean }) {
  const { tile, title, caption, spark } = useFundFacts(fund)
  return (
    <tr>
      <LeadCell
        to={`/funds/${encodeURIComponent(fund.ds_code)}`}
        tile={tile}
        title={isWatched ? <StarredName name={title} /> : title}
        caption={caption}
      />
      <td>{spark}</td>
      {columns.map(([range, field]) => {
        const value = fund[field]
        return (
          <td key={range} data-number data-strong={range === 'annual' || undefined}>
            {value === null ? '-' : <Percent value={value} quiet={range !== 'annual'} />}
          </td>
        )
      })}
    </tr>
  )
}
