import { LineChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { type PriceLine, tellingPlaces } from './price-line'

use([LineChart, GridComponent, MarkLineComponent, CanvasRenderer])

/** Handle of a price line that is drawn on a canvas. */
export interface PriceDrawing {
  /** Draws a line instead of the one before, without an empty moment in between. */
  show(line: PriceLine): void
  end(): void
}

/** Points of a line that a screen can tell apart. */
const mostPoints = 1_000

/**
 * Draws a line, its 7 % tint and the dotted line at the first value, and redraws them when the theme changes. Words stay
 * outside the canvas, where they can be read and enlarged.
 */
export function openDrawing(place: HTMLElement, size: { width: number; height: number }): PriceDrawing {
  let chart: EChartsType | undefined
  let shown: PriceLine | undefined
  let gone = false
  const draw = () => {
    if (shown) chart?.setOption(optionOf(place, shown))
  }
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
  return {
    show(line) {
      shown = line
      draw()
    },
    end() {
      gone = true
      theme.disconnect()
      system.removeEventListener('change', draw)
      chart?.dispose()
    },
  }
}

function optionOf(place: HTMLElement, line: PriceLine) {
  const tokens = getComputedStyle(place)
  const colour = (name: string) => tokens.getPropertyValue(name).trim()
  // The canvas counts upwards.
  const up = (at: number) => 1 - (line.down[at] ?? 0)
  return {
    animation: false,
    grid: { top: 0, bottom: 0, left: 0, right: 0, outerBoundsMode: 'none' },
    xAxis: { type: 'value', show: false, min: 0, max: 1 },
    yAxis: { type: 'value', show: false, min: 0, max: 1 },
    series: {
      type: 'line',
      data: tellingPlaces(line, mostPoints).map((at) => [line.across[at] ?? 0, up(at)]),
      showSymbol: false,
      silent: true,
      lineStyle: { width: 2.25, color: colour('--primary'), join: 'round', cap: 'round' },
      areaStyle: { color: colour('--primary'), opacity: 0.07, origin: 'start' },
      markLine: {
        silent: true,
        symbol: 'none',
        label: { show: false },
        lineStyle: { color: colour('--line-strong'), type: [1.5, 6], width: 1.25 },
        data: [{ yAxis: up(0) }],
      },
    },
  }
}
