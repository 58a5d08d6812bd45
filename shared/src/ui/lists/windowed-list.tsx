import { useFormat, useTranslation } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import { List } from '../data/list-row'
import { partition } from './list-parts'
import styles from './windowed-list.module.css'
import { WindowedRows } from './windowed-rows'

/**
 * List without months, however long: its rows in parts of fifty that look like one list, of which those near the viewport
 * are drawn once there are more than a hundred rows. A part is named by the places of its rows. (F37, docs/decisions/0018)
 * @example <WindowedList label={t('stocks.list')} rows={all}>{(stock) => <StockRow key={stock.id} stock={stock} />}</WindowedList>
 */
export function WindowedList<Row>({
  label,
  rows,
  children,
}: {
  label: string
  rows: readonly Row[]
  /** A row of the list, with its key. */
  children: (row: Row) => ReactNode
}) {
  const { t } = useTranslation('ui')
  const { number } = useFormat()
  const parts = partition(rows)
  return (
    <div className={styles.list}>
      {parts.map(({ from, to, rows: ofPart }) => (
        <div key={from} className={styles.part}>
          <WindowedRows name={`${label} ${from}`} rows={ofPart.length} inList={rows.length}>
            {() => (
              <List
                label={parts.length === 1 ? label : t('listPart', { list: label, from: number(from), to: number(to) })}
              >
                {ofPart.map(children)}
              </List>
            )}
          </WindowedRows>
        </div>
      ))}
    </div>
  )
}
