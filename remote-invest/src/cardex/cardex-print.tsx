import type { Cardex } from '@sarv/shared/contract/fund-statements'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { PrintSheet } from '@sarv/shared/ui/layout/print-sheet'
import styles from './cardex-print.module.css'

const columns = ['date', 'description', 'debit', 'credit', 'balance'] as const

/** Print layout of the cardex: holder, fund and date range above the table head, on every page. (INV-066) */
export function CardexPrint({ cardex }: { cardex: Cardex }) {
  const { t } = useTranslation()
  const { date, number } = useFormat()
  const { holder, fund_name, ds_code, from, to, rows } = cardex
  const amount = (value: number) => (value === 0 ? '' : number(value))
  return (
    <PrintSheet>
      <table className={styles.table}>
        <thead>
          <tr>
            <td colSpan={columns.length} className={styles.facts}>
              <strong>{t('cardex.title')}</strong>
              <span>
                <OwnSentence text={t('cardex.holderIs', { holder: own(holder) })} />
              </span>
              <span>
                <OwnSentence text={t('cardex.fundIs', { fund: own(fund_name ?? t('cardex.allFunds')) })} />
              </span>
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
          {rows.map((row, index) => (
            <tr key={`${index} ${row.date}`}>
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
    </PrintSheet>
  )
}
