import type { Cardex, CardexRow } from '@sarv/shared/contract/fund-statements'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { Money } from '@sarv/shared/ui/data/money'
import { LoadMore } from '@sarv/shared/ui/lists/load-more'
import { useState } from 'react'
import styles from './cardex.module.css'
import { withoutFigures } from './without-figures'

/** Page size of the client-side infinite scroll. */
const pageSize = 60

/** Table of the rows, oldest first; on narrow screens each row is a card. (INV-065) */
export function CardexTable({ cardex: { rows, ds_code } }: { cardex: Pick<Cardex, 'rows' | 'ds_code'> }) {
  const { t } = useTranslation()
  const { visible } = useBalanceVisibility()
  const [shown, setShown] = useState(pageSize)
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
          {rows.slice(0, shown).map((row, index) => (
            // Rows have no ids, and their order never changes.
            <Row key={`${index} ${row.date}`} row={row} ofAll={ds_code === null} hidden={!visible} />
          ))}
        </tbody>
      </table>
      {shown < rows.length && <LoadMore loaded={shown} onMore={() => setShown(shown + pageSize)} />}
    </div>
  )
}

function Row({ row, ofAll, hidden }: { row: CardexRow; ofAll: boolean; hidden: boolean }) {
  const { date } = useFormat()
  return (
    <tr>
      <td className={styles.date}>{date(row.date)}</td>
      <td className={styles.description}>
        {hidden ? withoutFigures(row.description) : row.description}
        {ofAll && row.fund_name !== null && <span className={styles.fund}>{row.fund_name}</span>}
      </td>
      <Amount name="debit" amount={row.debit} hidden={hidden} />
      <Amount name="credit" amount={row.credit} hidden={hidden} />
      <Amount name="balance" amount={row.balance} hidden={hidden} />
    </tr>
  )
}

/**
 * Amount cell; on narrow screens its column name precedes it, and zero debit or credit is left out. The name is read out too:
 * the cells that are left stand under other columns.
 */
function Amount({ name, amount, hidden }: { name: 'debit' | 'credit' | 'balance'; amount: number; hidden: boolean }) {
  const { t } = useTranslation()
  const nothing = amount === 0 && name !== 'balance'
  return (
    <td className={styles.amount} data-column={name} data-nothing={nothing || undefined}>
      {!nothing && (
        <>
          <span className={styles.label}>{t(`cardex.${name}`)}</span>{' '}
          <Money amount={amount} unit={false} hidden={hidden} />
        </>
      )}
    </td>
  )
}
