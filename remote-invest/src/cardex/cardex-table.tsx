import type { Cardex, CardexRow } from '@sarv/shared/contract/fund-papers'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { Money } from '@sarv/shared/ui/money'
import { MoreWhenSeen } from '@sarv/shared/ui/more-when-seen'
import { useState } from 'react'
import styles from './cardex.module.css'

/** Rows that are drawn at once; a long cardex grows as it is read. */
const rowsAtOnce = 60

/** The rows, oldest first: a table where there is room, one row a card where there is none. (INV-065) */
export function CardexTable({ cardex: { rows, ds_code } }: { cardex: Pick<Cardex, 'rows' | 'ds_code'> }) {
  const { t } = useTranslation()
  const { visible } = useBalanceVisibility()
  const [shown, setShown] = useState(rowsAtOnce)
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.unit}>{t('unitOnce')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('cardex.date')}</th>
            <th scope="col">{t('cardex.description')}</th>
            <th scope="col">{t('cardex.debit')}</th>
            <th scope="col">{t('cardex.credit')}</th>
            <th scope="col">{t('cardex.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row, place) => (
            // Rows have no names of their own, and none ever changes its place.
            <Row key={`${place} ${row.date}`} row={row} ofAll={ds_code === null} hidden={!visible} />
          ))}
        </tbody>
      </table>
      {shown < rows.length && <MoreWhenSeen onMore={() => setShown(shown + rowsAtOnce)} />}
    </div>
  )
}

function Row({ row, ofAll, hidden }: { row: CardexRow; ofAll: boolean; hidden: boolean }) {
  const { date } = useFormat()
  return (
    <tr>
      <td className={styles.date}>{date(row.date)}</td>
      <td className={styles.description}>
        {row.description}
        {ofAll && row.fund_name !== null && <span className={styles.fund}>{row.fund_name}</span>}
      </td>
      <Amount name="debit" amount={row.debit} hidden={hidden} />
      <Amount name="credit" amount={row.credit} hidden={hidden} />
      <Amount name="balance" amount={row.balance} hidden={hidden} />
    </tr>
  )
}

/** One amount; in the narrow form its column's name stands before it, and an amount of nothing is left out. */
function Amount({ name, amount, hidden }: { name: 'debit' | 'credit' | 'balance'; amount: number; hidden: boolean }) {
  const { t } = useTranslation()
  const nothing = amount === 0 && name !== 'balance'
  return (
    <td className={styles.amount} data-column={name} data-nothing={nothing || undefined}>
      {!nothing && (
        <>
          <span className={styles.label} aria-hidden="true">
            {t(`cardex.${name}`)}
          </span>
          <Money amount={amount} unit={false} stacked hidden={hidden} />
        </>
      )}
    </td>
  )
}
