import { useFormat, useTranslation } from '@sarv/shared/platform'
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { today } from '../calendar/days'
import { drawPrices } from './price-canvas'
import styles from './price-chart.module.css'
import { drawable, type PricePoint, placeAfter, spanOf } from './price-series'

/**
 * Prices over time, left to right in both languages. A finger or the arrow keys scrub it: `onScrub` gets the point under
 * them, or undefined when they let go; the header above shows it, a screen reader hears it. Heavy (echarts): load it with
 * `lazyScreen` or `React.lazy`.
 * @example <PriceChart points={history} onScrub={setPoint} />
 */
export function PriceChart({
  points,
  onScrub,
}: {
  points: readonly PricePoint[]
  onScrub?: (point: PricePoint | undefined) => void
}) {
  const { t } = useTranslation('ui')
  const { dateLong, rial } = useFormat()
  const series = useMemo(() => drawable(points), [points])
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const size = useDrawing(frame, canvas, series)
  const [place, setPlace] = useState<number>()
  const first = series[0]
  const last = series.at(-1)
  const point = place === undefined ? undefined : series[place]
  if (!first || !last || series.length < 2) return <p className={styles.empty}>{t('chart.empty')}</p>

  const scrub = (next: number | undefined) => {
    setPlace(next)
    onScrub?.(next === undefined ? undefined : series[next])
  }
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left) / box.width
    scrub(Math.min(series.length - 1, Math.max(0, Math.round(share * (series.length - 1)))))
  }
  const press = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, place, series.length)
    if (next !== undefined) event.preventDefault()
    if (next !== undefined || event.key === 'Escape') scrub(next)
  }
  const { low, high } = spanOf(series.map(({ value }) => value))
  const shown = point ?? last
  return (
    <div>
      <div
        ref={frame}
        className={styles.chart}
        role="slider"
        tabIndex={0}
        aria-label={t('chart.label')}
        aria-valuemin={0}
        aria-valuemax={series.length - 1}
        aria-valuenow={place ?? series.length - 1}
        aria-valuetext={`${rial(Math.round(shown.value))}، ${dateLong(shown.date)}`}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={() => scrub(undefined)}
        onPointerUp={(event) => event.pointerType !== 'mouse' && scrub(undefined)}
        onPointerCancel={() => scrub(undefined)}
        onKeyDown={press}
        onBlur={() => scrub(undefined)}
      >
        <div ref={canvas} className={styles.canvas} aria-hidden="true" />
        {point && place !== undefined && (
          <Cursor
            x={(place / (series.length - 1)) * size.width}
            y={size.height - ((point.value - low) / (high - low)) * size.height}
          />
        )}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span dir="auto">{dateLong(first.date)}</span>
        <span dir="auto">{last.date.slice(0, 10) === today() ? t('chart.today') : dateLong(last.date)}</span>
      </div>
    </div>
  )
}

function Cursor({ x, y }: { x: number; y: number }) {
  const place = { ['--x' as string]: `${x}px`, ['--y' as string]: `${y}px` }
  return (
    <>
      <span className={styles.rule} style={place} />
      <span className={styles.dot} style={place} />
    </>
  )
}

/** Keeps the canvas drawn: anew for other points, another size and another theme. */
function useDrawing(
  frame: { readonly current: HTMLDivElement | null },
  canvas: { readonly current: HTMLDivElement | null },
  series: readonly PricePoint[],
): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const box = frame.current
    // jsdom measures nothing; neither the words nor the keys need a drawing.
    if (!box || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [frame])
  useEffect(() => {
    const place = canvas.current
    if (place && size.width > 0 && series.length > 1) return drawPrices(place, series, size)
  }, [canvas, series, size])
  return size
}
