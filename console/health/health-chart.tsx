import { chartColour } from '@sarv/shared/ui/chart/chart-colour'
import { useTokens } from '@sarv/shared/ui/chart/use-token'
import { LineChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef, useState } from 'react'
import type { VersionLine } from './curve-frame'
import styles from './health.module.css'

use([LineChart, GridComponent, CanvasRenderer])

/** Canvas of the versions' lines; a place in time of which nothing was heard is a gap. */
export function HealthChart({ series, top }: { series: readonly VersionLine[]; top: number }) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  return (
    <div ref={setPlace} className={styles.canvas} dir="ltr">
      {place && <Drawing place={place} series={series} top={top} />}
    </div>
  )
}

function Drawing({ place, series, top }: { place: HTMLElement; series: readonly VersionLine[]; top: number }) {
  const lines = useTokens(
    place,
    series.map((_, index) => tokenOf(index)),
  )
  const [grid = ''] = useTokens(place, ['--line'])
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<ReturnType<typeof init>>(undefined)
  useEffect(() => {
    if (!box.current) return
    const drawn = init(box.current)
    chart.current = drawn
    const size = new ResizeObserver(() => drawn.resize())
    size.observe(box.current)
    return () => {
      size.disconnect()
      drawn.dispose()
    }
  }, [])
  useEffect(() => {
    chart.current?.setOption(optionOf(series, { top, lines, grid }), { notMerge: true })
  }, [series, top, lines, grid])
  return <div ref={box} className={styles.canvas} />
}

/** The token of a version's colour, as its legend shows it. */
function tokenOf(index: number): `--${string}` {
  return chartColour(index).slice('var('.length, -1) as `--${string}`
}

function optionOf(
  series: readonly VersionLine[],
  { top, lines, grid }: { top: number; lines: readonly string[]; grid: string },
) {
  return {
    animation: false,
    grid: { top: 4, bottom: 4, left: 4, right: 4, outerBoundsMode: 'none' },
    xAxis: { type: 'category', show: false, boundaryGap: false, data: series[0]?.values.map((_, at) => at) ?? [] },
    yAxis: {
      type: 'value',
      min: 0,
      max: top,
      interval: top / 2,
      axisLabel: { show: false },
      splitLine: { lineStyle: { color: grid } },
    },
    series: series.map(({ values }, index) => ({
      type: 'line',
      data: values,
      silent: true,
      symbol: 'circle',
      symbolSize: 5,
      itemStyle: { color: lines[index] },
      lineStyle: { width: 2.25, color: lines[index], join: 'round', cap: 'round' },
    })),
  }
}
