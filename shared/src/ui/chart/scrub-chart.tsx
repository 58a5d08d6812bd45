import { useFormat, useTranslation } from '@sarv/shared/platform'
import { type ReactNode, useCallback, useMemo } from 'react'
import { commaList } from '../../text/comma-list'
import { ScreenReaderOnly } from '../layout/screen-reader-only'
import { ChartEnds } from './chart-ends'
import styles from './price-chart.module.css'
import { type PriceLine, toPriceLine } from './price-line'
import { changeSince, indexBase, type PricePoint, toPriceSeries } from './price-series'
import { useDebounced } from './use-debounced'
import { useScrub } from './use-scrub'

const none: readonly string[] = []

export interface ScrubChartProps {
  readonly points: readonly PricePoint[]
  /** What the line is called when it is read out: the price of one, the worth of all that is held, or how that performed. */
  readonly of?: 'price' | 'value' | 'performance'
  /** Days, as in the points, on which money came in: they are marked on the line. */
  readonly deposits?: readonly string[]
  readonly onScrub?: (point: PricePoint | undefined) => void
}

/**
 * Line chart of prices over time, left to right in both languages; of a performance the points are an index (`indexBase`). A finger or the arrow keys scrub it: `onScrub` gets the point under
 * them, or undefined when they let go; the header above shows it, a screen reader hears it once the finger rests.
 * @param draw the line itself: `PriceChart` draws tens of thousands of points on a canvas, `LineDrawing` a few without a library
 * @example <ScrubChart points={days} of="value" draw={drawLine} onScrub={setPoint} />
 */
export function ScrubChart({
  points,
  of = 'price',
  deposits = none,
  onScrub,
  draw,
}: ScrubChartProps & { draw: (line: PriceLine) => ReactNode }) {
  const { t } = useTranslation('ui')
  const { series, line } = useMemo(() => {
    const drawn = toPriceSeries(points)
    return { series: drawn.points, line: toPriceLine(drawn) }
  }, [points])
  const { held: now, handlers } = useScrub(line.across, (place) =>
    onScrub?.(place === undefined ? undefined : series[place]),
  )
  const last = series.length - 1
  const marked = useMemo(() => new Set(deposits), [deposits])
  const marks = useMemo(() => marksOf(series, marked), [series, marked])
  const words = useWords(of, marked)
  const rested = useDebounced(now?.by === 'finger' ? series[now.place] : undefined)
  // A point under a moving finger is not the slider's value: it would be read out sixty times a second.
  const value = now?.by === 'key' ? now.place : last
  const valueText = useMemo(() => words(series[value]), [words, series, value])
  const [first, newest] = [series[0], series[last]]
  if (!first || !newest || last < 1) return <p className={styles.empty}>{t('chart.empty')}</p>

  return (
    <div>
      <div
        className={styles.chart}
        role="slider"
        tabIndex={0}
        aria-label={t(`chart.${of}`)}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={value}
        aria-valuetext={valueText}
        {...handlers}
      >
        {draw(line)}
        {marks.map((at) => (
          <span key={at} className={styles.deposit} style={placeOf(line.across[at] ?? 0, line.down[at] ?? 0)} />
        ))}
        {now && <Cursor x={line.across[now.place] ?? 0} y={line.down[now.place] ?? 0} />}
      </div>
      <ScreenReaderOnly live>{words(rested)}</ScreenReaderOnly>
      <ChartEnds first={first.date} newest={newest.date} hasDeposits={marks.length > 0} />
    </div>
  )
}

/** The places of the days on which money came in. */
function marksOf(series: readonly PricePoint[], days: ReadonlySet<string>): number[] {
  return days.size === 0 ? [] : series.flatMap(({ date }, index) => (days.has(date) ? [index] : []))
}

/** Returns how a point is read out: its figure, its day and what happened on it. */
function useWords(of: 'price' | 'value' | 'performance', marked: ReadonlySet<string>) {
  const { t } = useTranslation('ui')
  const { day, percent, rial, language } = useFormat()
  return useCallback(
    (point: PricePoint | undefined) => {
      if (!point) return ''
      const { value, date } = point
      const figure =
        of === 'performance' ? percent(changeSince(indexBase, value), { sign: 'always' }) : rial(Math.round(value))
      return commaList([figure, day(date), ...(marked.has(date) ? [t('chart.deposit')] : [])], language)
    },
    [of, marked, t, day, percent, rial, language],
  )
}

/** @param x and y in shares of the chart, from the left and from the top */
const placeOf = (x: number, y: number) => ({ ['--x' as string]: `${x * 100}%`, ['--y' as string]: `${y * 100}%` })

function Cursor({ x, y }: { x: number; y: number }) {
  const place = placeOf(x, y)
  return (
    <>
      <span className={styles.rule} style={place} />
      <span className={styles.dot} style={place} />
    </>
  )
}
