import type { ReactNode } from 'react'
import { Windowed } from './windowed'

/** Longest list that is drawn whole: the browser's own search finds every row of it. */
const maxWhole = 100
/** Estimated height of a row with its line until it is measured, px: as in list-row.module.css. */
const rowHeight = 73

/**
 * The rows of one month within a list: windowed when the list is long. The heading stands outside, so that all months are
 * in the page. (F37, docs/decisions/0100)
 * @example <MonthRows month="1405-09" rows={ofMonth.length} inList={all.length}>{() => <List>{ofMonth.map(…)}</List>}</MonthRows>
 */
export function MonthRows({
  month,
  rows,
  inList,
  children,
}: {
  month: string
  /** How many the month has… */
  rows: number
  /** …and how many the whole list. */
  inList: number
  children: () => ReactNode
}) {
  return (
    <Windowed name={month} whole={inList <= maxWhole} guess={rowHeight * rows}>
      {children}
    </Windowed>
  )
}
