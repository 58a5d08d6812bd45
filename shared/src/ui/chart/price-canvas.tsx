import { LineChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent } from 'echarts/components'
import { dispose, getInstanceByDom, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import ReactECharts from 'echarts-for-react/esm/core'
import { memo, useEffect, useMemo, useState } from 'react'
import styles from './price-chart.module.css'
import { downsample, type PriceLine } from './price-line'
import { useToken } from './use-token'

use([LineChart, GridComponent, MarkLineComponent, CanvasRenderer])

/** The three that the component calls: the whole namespace would bring everything that it names. */
const echarts = { init, dispose, getInstanceByDom }
const filling = { height: '100%' }

/** Points of a line that a screen can tell apart. */
const maxPoints = 1_000

/**
 * Canvas of a line, its 7 % tint and the dotted line at the first value; follows its frame's size and the theme. Words
 * stay outside the canvas, where they can be read and enlarged.
 */
export const PriceCanvas = memo(function PriceCanvas({ line }: { line: PriceLine }) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const isReady = useFontsReady()
  return (
    <div ref={setPlace} className={styles.canvas} dir="ltr" aria-hidden="true">
      {place && isReady && <Drawing line={line} place={place} />}
    </div>
  )
})

function Drawing({ line, place }: { line: PriceLine; place: Element }) {
  const colour = useToken(place, '--primary')
  const dotted = useToken(place, '--line-strong')
  const option = useMemo(() => optionOf(line, { colour, dotted }), [line, colour, dotted])
  return <ReactECharts echarts={echarts} option={option} style={filling} />
}

/**
 * Whether the web fonts are here: a canvas measures text once, and before them it would measure another one. Always
 * false without a layout (jsdom), so nothing is drawn there.
 */
function useFontsReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => void document.fonts?.ready.then(() => setReady(true)), [])
  return isReady
}

function optionOf(line: PriceLine, { colour, dotted }: { colour: string; dotted: string }) {
  // The canvas counts upwards.
  const up = (at: number) => 1 - (line.down[at] ?? 0)
  return {
    animation: false,
    grid: { top: 0, bottom: 0, left: 0, right: 0, outerBoundsMode: 'none' },
    xAxis: { type: 'value', show: false, min: 0, max: 1 },
    yAxis: { type: 'value', show: false, min: 0, max: 1 },
    series: {
      type: 'line',
      data: downsample(line, maxPoints).map((at) => [line.across[at] ?? 0, up(at)]),
      showSymbol: false,
      silent: true,
      lineStyle: { width: 2.25, color: colour, join: 'round', cap: 'round' },
      areaStyle: { color: colour, opacity: 0.07, origin: 'start' },
      markLine: {
        silent: true,
        symbol: 'none',
        label: { show: false },
        lineStyle: { color: dotted, type: [1.5, 6], width: 1.25 },
        data: [{ yAxis: up(0) }],
      },
    },
  }
}
