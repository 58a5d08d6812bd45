import { useFormat } from '@sarv/shared/platform'
import { memo, useCallback, useMemo } from 'react'
import { commaList } from '../../text/comma-list'
import { ScreenReaderOnly } from '../layout/screen-reader-only'
import { ChartCanvas } from './chart-canvas'
import { ChartEnds } from './chart-ends'
import styles from './index-chart.module.css'
import { frameLines, type IndexFrame, type IndexLine } from './index-lines'
import { LineMark } from './line-mark'
import frame from './price-chart.module.css'
import { downsample } from './price-line'
import { changeSince, indexBase } from './price-series'
import { useDebounced } from './use-debounced'
import { useScrub } from './use-scrub'

// More than 15 imports: a chart of several lines is the parts of the chart of one, put together in another way.

/**
 * Line chart of up to six things that begin at 100 on the same day, left to right in both languages. A finger or the
 * arrow keys scrub it: `onScrub` gets the place of the day under them, or undefined when they let go; the table beside it
 * shows that day, a screen reader hears it. Heavy (echarts): load it with `lazyScreen`.
 * @param days ISO days, ascending, two at least
 */
export function IndexChart({
  label,
  days,
  lines,
  onScrub,
}: {
  label: string
  days: readonly string[]
  lines: readonly IndexLine[]
  onScrub: (place: number | undefined) => void
}) {
  const { day, percent, language } = useFormat()
  const framed = useMemo(() => frameLines(days, lines), [days, lines])
  const { held, handlers } = useScrub(framed.across, onScrub)
  const last = days.length - 1
  const words = useCallback(
    (place: number | undefined) =>
      place === undefined
        ? ''
        : commaList(
            [
              day(days[place] ?? ''),
              ...lines.map(({ name, values }) => {
                const change = changeSince(indexBase, values[place] ?? indexBase)
                return `${name} ${percent(change, { sign: 'always' })}`
              }),
            ],
            language,
          ),
    [days, lines, day, percent, language],
  )
  const rested = useDebounced(held?.by === 'finger' ? held.place : undefined)
  // A day under a moving finger is not the slider's value: it would be read out sixty times a second.
  const value = held?.by === 'key' ? held.place : last
  const x = framed.across[held?.place ?? last] ?? 1
  return (
    <div>
      <div
        className={`${frame.chart} ${styles.chart}`}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={value}
        aria-valuetext={words(value)}
        {...handlers}
      >
        <LinesCanvas lines={lines} framed={framed} />
        {framed.ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={at(0, framed.down(indexBase + tick))} aria-hidden="true">
            <bdi dir="ltr" translate="no">
              {percent(tick, { sign: 'always', decimals: Number.isInteger(tick) ? 0 : 2 })}
            </bdi>
          </span>
        ))}
        {held && <span className={frame.rule} style={at(x, 0)} />}
        {lines.map(({ id, look, values }) => (
          <span key={id} className={styles.mark} style={at(x, framed.down(values[held?.place ?? last] ?? indexBase))}>
            <LineMark look={look} />
          </span>
        ))}
      </div>
      <ScreenReaderOnly live>{words(rested)}</ScreenReaderOnly>
      <ChartEnds first={days[0] ?? ''} newest={days[last] ?? ''} />
    </div>
  )
}

const at = (x: number, y: number) => ({ ['--x' as string]: `${x * 100}%`, ['--y' as string]: `${y * 100}%` })

const LinesCanvas = memo(function LinesCanvas({ lines, framed }: { lines: readonly IndexLine[]; framed: IndexFrame }) {
  const tokens = useMemo(() => [...lines.map(({ look }) => look.colour), '--line', '--line-strong'] as const, [lines])
  const optionOf = useCallback((colours: readonly string[]) => optionOfLines(lines, framed, colours), [lines, framed])
  return <ChartCanvas tokens={tokens} optionOf={optionOf} />
})

function optionOfLines(lines: readonly IndexLine[], { across, down, ticks }: IndexFrame, colours: readonly string[]) {
  const [faint, strong] = colours.slice(lines.length)
  // The canvas counts upwards.
  const up = (value: number) => 1 - down(value)
  const rule = (tick: number) => ({
    yAxis: up(indexBase + tick),
    lineStyle: tick === 0 ? { color: strong, type: [1.5, 6], width: 1.25 } : { color: faint, type: 'solid', width: 1 },
  })
  return {
    animation: false,
    grid: { top: 0, bottom: 0, left: 0, right: 0, outerBoundsMode: 'none' },
    xAxis: { type: 'value', show: false, min: 0, max: 1 },
    yAxis: { type: 'value', show: false, min: 0, max: 1 },
    series: lines.map(({ values, look }, index) => ({
      type: 'line',
      data: downsample({ across, down: values.map(down) }).map((point) => [
        across[point] ?? 0,
        up(values[point] ?? indexBase),
      ]),
      showSymbol: false,
      silent: true,
      // What is compared stands over what it is measured against.
      z: look.dash ? 2 : 3,
      lineStyle: {
        width: look.dash ? 1.75 : 2.25,
        color: colours[index],
        type: look.dash ?? 'solid',
        join: 'round',
        cap: 'round',
      },
      ...(index === 0 && {
        markLine: { silent: true, symbol: 'none', label: { show: false }, animation: false, data: ticks.map(rule) },
      }),
    })),
  }
}
