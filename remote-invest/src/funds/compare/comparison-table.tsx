import type { FundComparison } from '@sarv/shared/contract/fund-comparison'
import type { Fund } from '@sarv/shared/contract/funds'
import { Link, useFormat, useTranslation } from '@sarv/shared/platform'
import { riskWords } from '@sarv/shared/rules/constants'
import type { IndexLine } from '@sarv/shared/ui/chart/index-lines'
import { LineMark } from '@sarv/shared/ui/chart/line-mark'
import { changeSince, indexBase } from '@sarv/shared/ui/chart/price-series'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { Percent } from '@sarv/shared/ui/data/signed-number'
import { fundTypeLabel } from '../fund-types'
import styles from './compare.module.css'
import { depositId, largestFall } from './comparison'
import { feeSummary } from './fee-summary'

const columns = ['fund', 'return', 'fee', 'risk'] as const

/** Table of what is compared: return up to the day that the chart shows, fee of an early exit, risk. (INV-083) */
export function ComparisonTable({
  answer,
  lines,
  at,
  all,
}: {
  answer: FundComparison
  lines: readonly IndexLine[]
  /** Place of the day among the days of the chart. */
  at: number
  all: readonly Fund[]
}) {
  const { t } = useTranslation()
  return (
    <table className={styles.table} aria-label={t('investWatch:compare.table')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`investWatch:compare.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row
            key={line.id}
            line={line}
            at={at}
            answer={answer}
            fund={all.find(({ ds_code }) => ds_code === line.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  line: { id, name, look, values },
  at,
  answer,
  fund,
}: {
  line: IndexLine
  at: number
  answer: FundComparison
  fund: Fund | undefined
}) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const fees = feeSummary(answer.funds.find(({ ds_code }) => ds_code === id)?.fee_bands ?? [])
  const risk = riskWords.find((word) => word === fund?.risk)
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <LineMark look={look} />
          {fund ? <Link to={`/funds/${encodeURIComponent(id)}`}>{name}</Link> : name}
        </span>
        {fund && <span className={styles.caption}>{fundTypeLabel(fund.fund_type, t)}</span>}
        {id === depositId && <Share word={t('investWatch:compare.rate')} value={answer.deposit.rate} faint />}
      </th>
      <td>
        <Percent value={changeSince(indexBase, values[at] ?? indexBase)} />
      </td>
      <td>
        {fees ? (
          <>
            <Share word={t('investWatch:compare.highestFee')} value={fees.highest} />
            <span className={styles.caption}>{t('investWatch:compare.freeAfter', { days: number(fees.lastDay) })}</span>
          </>
        ) : (
          '-'
        )}
      </td>
      <td>
        {fund && (risk ? t(`fundRisk.${risk}`) : fund.risk)}
        {id === depositId ? '-' : <Share word={t('investWatch:compare.drop')} value={largestFall(values)} faint />}
      </td>
    </tr>
  )
}

/** A share in percent behind the word that says of what. */
function Share({ word, value, faint }: { word: string; value: number; faint?: boolean }) {
  const { percent } = useFormat()
  return (
    <span className={faint ? styles.caption : undefined}>
      {word} <LeftToRight>{percent(value)}</LeftToRight>
    </span>
  )
}
