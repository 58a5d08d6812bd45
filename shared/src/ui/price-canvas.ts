import { LineChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { type PricePoint, spanOf } from './price-series'

use([LineChart, GridComponent, MarkLineComponent, CanvasRenderer])

/**
 * Draws the line, its 7 % tint and the dotted line at the first value, and redraws them when the theme changes. The
 * answer takes the drawing away again. Words stay outside the canvas, where they can be read and enlarged.
 */
export function drawPrices(
  place: HTMLElement,
  series: readonly PricePoint[],
  size: { width: number; height: number },
): () => void {
  let chart: EChartsType | undefined
  let gone = false
  const draw = () => chart?.setOption(optionOf(place, series))
  // A canvas measures text once; before the web font is here it would measure another one.
  void document.fonts.ready.then(() => {
    if (gone) return
    chart = init(place, undefined, { renderer: 'canvas', ...size })
    draw()
  })
  const theme = new MutationObserver(draw)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', draw)
  return () => {
    gone = true
    theme.disconnect()
    system.removeEventListener('change', draw)
    chart?.dispose()
  }
}

function optionOf(place: HTMLElement, series: readonly PricePoint[]) {
  const tokens = getComputedStyle(place)
  const colour = (name: string) => tokens.getPropertyValue(name).trim()
  const { low, high } = spanOf(series.map(({ value }) => value))
  return {
    animation: false,
    grid: { top: 0, bottom: 0, left: 0, right: 0, outerBoundsMode: 'none' },
    xAxis: { type: 'category', show: false, boundaryGap: false, data: series.map(({ date }) => date) },
    yAxis: { type: 'value', show: false, min: low, max: high },
    series: {
      type: 'line',
      data: series.map(({ value }) => value),
      showSymbol: false,
      silent: true,
      sampling: 'lttb',
      lineStyle: { width: 2.25, color: colour('--primary'), join: 'round', cap: 'round' },
      areaStyle: { color: colour('--primary'), opacity: 0.07, origin: 'start' },
      markLine: {
        silent: true,
        symbol: 'none',
        label: { show: false },
        lineStyle: { color: colour('--line-strong'), type: [1.5, 6], width: 1.25 },
        data: [{ yAxis: series[0]?.value ?? 0 }],
      },
    },
  }
}
