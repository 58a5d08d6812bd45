import { Link } from '@sarv/shared/platform'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'

/**
 * Table of a list with several figures a row, for wide windows; its heads stay in sight under the page's header.
 * @example <DataTable label={t('orders.list')} heads={<><th scope="col">…</th><th scope="col" data-number>…</th></>}>{rows}</DataTable>
 */
export function DataTable({ label, heads, children }: { label: string; heads: ReactNode; children: ReactNode }) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>{heads}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** Head of a column by which the table can be sorted; each press asks for the next order. */
export function SortHead({
  sorted,
  onSort,
  children,
}: {
  /** Of this column; undefined while another order counts. */
  sorted: 'ascending' | 'descending' | undefined
  onSort: () => void
  children: ReactNode
}) {
  const Icon = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <th scope="col" data-number aria-sort={sorted}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {children}
        <Icon size={16} strokeWidth={2} aria-hidden />
      </button>
    </th>
  )
}

/** First cell of a row: what the row is about, as a link over the whole cell. */
export function LeadCell({
  to,
  tile,
  title,
  caption,
}: {
  to: string
  tile?: ReactNode
  title: ReactNode
  caption?: ReactNode
}) {
  return (
    <th scope="row" className={styles.lead}>
      <Link to={to} className={styles.link}>
        {tile}
        <span>
          <span className={styles.title}>{title}</span>
          {caption && <span className={styles.caption}>{caption}</span>}
        </span>
      </Link>
    </th>
  )
}
