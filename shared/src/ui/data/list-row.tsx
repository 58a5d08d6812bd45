import { Link } from '@sarv/shared/platform'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './list-row.module.css'

/** List: a card of rows with hairlines between them. @example <List label="صندوق‌های برتر"><ListRow … /></List> */
export function List({ label, bare, children }: { label?: string; bare?: boolean; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label} data-bare={bare || undefined}>
      {children}
    </ul>
  )
}

export interface ListRowProps {
  title: ReactNode
  caption?: ReactNode
  /** A `<Tile>` or a swatch at the start. */
  tile?: ReactNode
  /** A `<Sparkline>`. */
  spark?: ReactNode
  /** The number column; its digits stand under those of the other rows. */
  number?: ReactNode
  numberCaption?: ReactNode
  /** Room for rial amounts of a billion and more. */
  wideNumber?: boolean
  /** Anything else at the far end: a badge, a button. */
  end?: ReactNode
  /** A sentence that needs the whole width, under everything else. */
  note?: ReactNode
  /** Makes the whole row a link to a place of the app… */
  to?: string
  /** …or a button. */
  onPress?: () => void
  /** A button of its own under the row, beside the target that the row itself may be. */
  action?: ReactNode
  /** Shows the arrow of «there is more». */
  chevron?: boolean
}

/**
 * One row; the whole of it is the target when it leads somewhere.
 * @example <ListRow to="/funds/11307" tile={<Tile icon={Gem} />} title="زرناب هامون" number={<Percent value={38.42} />} />
 */
export function ListRow(row: ListRowProps) {
  return (
    <ListItem hasTile={Boolean(row.tile)}>
      <RowContent {...row} />
      {row.action && <div className={styles.action}>{row.action}</div>}
    </ListItem>
  )
}

/**
 * The item around a row. A list that draws only what is in sight places it itself and says which of how many it is.
 * @example <ListItem hasTile aria-setsize={5_000} aria-posinset={42} ref={ref} style={place}><RowContent … /></ListItem>
 */
export function ListItem({ hasTile, ...item }: { hasTile: boolean } & Omit<ComponentProps<'li'>, 'className'>) {
  return <li {...item} className={styles.item} data-tile={hasTile || undefined} />
}

/** What stands in a row, without the item around it. */
export function RowContent(row: ListRowProps) {
  return (
    <Target to={row.to} onPress={row.onPress}>
      {row.tile}
      <span className={styles.text}>
        <span className={styles.title}>{row.title}</span>
        {row.caption && <span className={styles.caption}>{row.caption}</span>}
      </span>
      {row.spark && <span className={styles.spark}>{row.spark}</span>}
      {row.number && (
        <span
          className={styles.number}
          data-wide={row.wideNumber || undefined}
          data-lone={row.numberCaption ? undefined : true}
        >
          {row.number}
          {row.numberCaption && <span className={styles.caption}>{row.numberCaption}</span>}
        </span>
      )}
      {row.end}
      {row.chevron && (
        <ChevronRight size={20} strokeWidth={1.75} className={`mirrored ${styles.chevron}`} aria-hidden />
      )}
      {row.note && <span className={styles.note}>{row.note}</span>}
    </Target>
  )
}

function Target({ to, onPress, children }: { to?: string; onPress?: () => void; children: ReactNode }) {
  if (to !== undefined) {
    return (
      <Link to={to} className={styles.row}>
        {children}
      </Link>
    )
  }
  if (onPress) {
    return (
      <button type="button" className={styles.row} onClick={onPress}>
        {children}
      </button>
    )
  }
  return <div className={styles.row}>{children}</div>
}
