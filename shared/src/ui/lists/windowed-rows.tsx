import type { ReactNode } from 'react'
import { Windowed } from './windowed'

/** Longest list that is drawn whole: the browser's own search finds every row of it. */
const maxWhole = 100
/** Estimated height of a row with its line until it is measured, px: as in list-row.module.css. */
const rowHeight = 73

/**
 * The rows of one part of a list, as of a month: windowed when the list is long. A heading stands outside, so that those of
 * all parts are in the page. (F37, docs/decisions/0018)
 * @example <WindowedRows name="1405-09" rows={ofMonth.length} inList={all.length}>{() => <List>{ofMonth.map(…)}</List>}</WindowedRows>
 */
export function WindowedRows({
  name,
  rows,
  inList,
  children,
}: {
  /** Unique on its page. */
  name: string
  /** How many the part has… */
  rows: number
  /** …and how many the whole list. */
  inList: number
  children: () => ReactNode
}) {
  return (
    <Windowed name={name} whole={inList <= maxWhole} guess={rowHeight * rows}>
      {children}
    </Windowed>
  )
}
