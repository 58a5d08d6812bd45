import { useFormat, useTranslation } from '@sarv/shared/platform'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type GridDay, monthGrid } from '../../calendar/arithmetic/month-grid'
import { weekdayLetters, weekdayNames } from '../../calendar/names'
import type { DraftRange } from '../../date-range/date-range'
import { commaList } from '../../text/comma-list'
import styles from './date-grid.module.css'
import { dayAfterKey } from './date-grid-keys'

/** Makes the cells of a table those of a grid: gridcells, rows and column heads by themselves. */
const asGrid = { role: 'grid' }
const asCell = (selected: boolean) => ({ role: 'gridcell', 'aria-selected': selected })

/** Days to choose from, and which are chosen. */
export interface Days {
  readonly range: DraftRange
  /** ISO day; later ones cannot be chosen. */
  readonly today: string
  /** The day that takes the tab; its month is shown. */
  readonly focused: string
  /** The keyboard went to another day, perhaps of another month. */
  readonly onFocus: (day: string) => void
  readonly onChoose: (day: string) => void
}

/**
 * One Jalali month as a grid, Saturday first. One day takes the tab; the arrow keys move through days and months, Enter
 * or Space chooses. Days after `today` cannot be chosen.
 */
export function DateGrid({
  month,
  labelledBy,
  range,
  today,
  focused,
  onFocus,
  onChoose,
}: Days & {
  month: { year: number; month: number }
  /** Id of the heading with the month's name. */
  labelledBy: string
}) {
  const { language } = useFormat()
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  // The month may be drawn again before its day can take the focus.
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(focused, event, { rtl: language === 'fa', last: today })
    if (next === undefined) return
    event.preventDefault()
    if (next === focused) return
    moved.current = true
    onFocus(next)
  }
  return (
    <table ref={grid} {...asGrid} aria-labelledby={labelledBy} className={styles.grid} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdayNames[language].map((name, index) => (
            <th key={name} scope="col" abbr={name} className={styles.weekday}>
              <span aria-hidden="true">{weekdayLetters[language][index]}</span>
              <span className="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month.year, month.month).map((week) => (
          <tr key={week.find((day) => day !== undefined)?.iso}>
            {week.map((day, index) =>
              day ? (
                <DayCell key={day.iso} day={day} range={range} today={today} focused={focused} onChoose={onChoose} />
              ) : (
                <td key={`empty-${weekdayNames.en[index]}`} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day, range: { from, to }, today, focused, onChoose }: Omit<Days, 'onFocus'> & { day: GridDay }) {
  const { t } = useTranslation('ui')
  const { number, fullDate, language } = useFormat()
  const { iso } = day
  const selected = iso === from || (from !== undefined && to !== undefined && from <= iso && iso <= to)
  const notes = [
    fullDate(iso),
    iso === today && t('dates.today'),
    iso === from && t('dates.start'),
    iso === to && t('dates.end'),
  ]
  const edge = iso === from || iso === to
  const last = to ?? from
  return (
    <td
      {...asCell(selected)}
      className={styles.cell}
      data-in={(selected && from !== to && to !== undefined) || undefined}
      data-first={iso === from || undefined}
      data-last={iso === last || undefined}
    >
      <button
        type="button"
        className={styles.day}
        data-day={iso}
        data-edge={edge || undefined}
        data-today={iso === today || undefined}
        tabIndex={iso === focused ? 0 : -1}
        disabled={iso > today}
        aria-label={commaList(
          notes.filter((note) => note !== false),
          language,
        )}
        aria-current={iso === today ? 'date' : undefined}
        onClick={() => onChoose(iso)}
      >
        {number(day.day)}
      </button>
    </td>
  )
}
