import { useFormat, useTranslation } from '@sarv/shared/platform'
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react'
import { today } from '../../calendar/days'
import { commaList } from '../../text/comma-list'
import { ScreenReaderOnly } from '../layout/screen-reader-only'
import { PriceCanvas } from './price-canvas'
import styles from './price-chart.module.css'
import { nearest, toPriceLine } from './price-line'
import { changeSince, drawable, indexBase, type PricePoint, placeAfter } from './price-series'
import { useDebounced } from './use-debounced'

const none: readonly string[] = []

/**
 * Line chart of prices over time, left to right in both languages; of a performance the points are an index (`indexBase`). A finger or the arrow keys scrub it: `onScrub` gets the point under
 * them, or undefined when they let go; the header above shows it, a screen reader hears it once the finger rests. Heavy
 * (echarts): load it with `lazyScreen` or `React.lazy`.
 * @example <PriceChart points={history} onScrub={setPoint} />
 */
export function PriceChart({
  points,
  of = 'price',
  deposits = none,
  onScrub,
}: {
  points: readonly PricePoint[]
  /** What the line is called when it is read out: the price of one, the worth of all that is held, or how that performed. */
  of?: 'price' | 'value' | 'performance'
  /** Days, as in the points, on which money came in: they are marked on the line. */
  deposits?: readonly string[]
  onScrub?: (point: PricePoint | undefined) => void
}) {
  const { t } = useTranslation('ui')
  const { dateLong, percent, rial, language } = useFormat()
  const series = useMemo(() => drawable(points), [points])
  const line = useMemo(() => toPriceLine(series), [series])
  const [held, setHeld] = useState<{ place: number; by: 'finger' | 'key'; of: unknown }>()
  const now = held?.of === series ? held : undefined
  const last = series.length - 1
  const marked = useMemo(() => new Set(deposits), [deposits])
  const marks = useMemo(() => series.flatMap(({ date }, at) => (marked.has(date) ? [at] : [])), [series, marked])
  const figure = (value: number) =>
    of === 'performance' ? percent(changeSince(indexBase, value), { sign: 'always' }) : rial(Math.round(value))
  const words = ({ value, date }: PricePoint) =>
    commaList([figure(value), dateLong(date), ...(marked.has(date) ? [t('chart.deposit')] : [])], language)
  const point = now && series[now.place]
  const said = useDebounced(now?.by === 'finger' && point ? words(point) : '')
  const [first, newest] = [series[0], series[last]]
  if (!first || !newest || last < 1) return <p className={styles.empty}>{t('chart.empty')}</p>

  const scrub = (place: number | undefined, by: 'finger' | 'key') => {
    if (place === now?.place) return
    setHeld(place === undefined ? undefined : { place, by, of: series })
    onScrub?.(place === undefined ? undefined : series[place])
  }
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    scrub(nearest(line.across, (event.clientX - box.left) / box.width), 'finger')
  }
  const letGo = () => scrub(undefined, 'finger')
  const press = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, now?.place, series.length)
    if (next !== undefined) event.preventDefault()
    if (next !== undefined || event.key === 'Escape') scrub(next, 'key')
  }
  // What a finger passes over is not the slider's value: it would be read out sixty times a second.
  const value = now?.by === 'key' ? now.place : last
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
        aria-valuetext={words(series[value] ?? newest)}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={letGo}
        onPointerUp={(event) => event.pointerType !== 'mouse' && letGo()}
        onPointerCancel={letGo}
        onKeyDown={press}
        onBlur={letGo}
      >
        <PriceCanvas line={line} />
        {marks.map((at) => (
          <span key={at} className={styles.deposit} style={placeOf(line.across[at] ?? 0, line.down[at] ?? 0)} />
        ))}
        {now && <Cursor x={line.across[now.place] ?? 0} y={line.down[now.place] ?? 0} />}
      </div>
      <ScreenReaderOnly live>{said}</ScreenReaderOnly>
      <div className={styles.ends} aria-hidden="true">
        <span dir="auto">{dateLong(first.date)}</span>
        <span dir="auto">{newest.date.slice(0, 10) === today() ? t('chart.today') : dateLong(newest.date)}</span>
      </div>
      {marks.length > 0 && (
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.mark} />
          {t('chart.depositDay')}
        </p>
      )}
    </div>
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
