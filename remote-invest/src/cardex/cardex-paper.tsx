import type { Cardex } from '@sarv/shared/contract/fund-papers'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Paper } from '@sarv/shared/ui/paper'
import styles from './cardex-paper.module.css'

const columns = ['date', 'description', 'debit', 'credit', 'balance'] as const

/** The cardex as it is printed: holder, fund and days over the table's head, on every sheet. (INV-066) */
export function CardexPaper({ cardex }: { cardex: Cardex }) {
  const { t } = useTranslation()
  const { date, number } = useFormat()
  const { holder, fund_name, ds_code, from, to, rows } = cardex
  const amount = (value: number) => (value === 0 ? '' : number(value))
  return (
    <Paper>
      <table className={styles.table}>
        <thead>
          <tr>
            <td colSpan={columns.length} className={styles.facts}>
              <strong>{t('cardex.title')}</strong>
              <span>{t('cardex.holderIs', { holder })}</span>
              <span>{t('cardex.fundIs', { fund: fund_name ?? t('cardex.allFunds') })}</span>
              <span>{t('cardex.rangeIs', { from: date(from), to: date(to) })}</span>
              <span>{t('unitOnce')}</span>
            </td>
          </tr>
          <tr className={styles.head}>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`cardex.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={`${place} ${row.date}`}>
              <td>{date(row.date)}</td>
              <td>
                {ds_code === null && row.fund_name !== null ? `${row.fund_name}: ${row.description}` : row.description}
              </td>
              <td>{amount(row.debit)}</td>
              <td>{amount(row.credit)}</td>
              <td>{number(row.balance)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <td />
            <td>{t('cardex.total')}</td>
            <td>{number(cardex.total_debit)}</td>
            <td>{number(cardex.total_credit)}</td>
            <td>{number(cardex.closing_balance)}</td>
          </tr>
        </tbody>
      </table>
    </Paper>
  )
}
