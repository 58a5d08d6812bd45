import { memo, useCallback } from 'react'
import { ChartCanvas } from './chart-canvas'
import { downsample, type PriceLine } from './price-line'

const tokens = ['--primary', '--line-strong'] as const

/** Canvas of a line, its 7 % tint and the dotted line at the first value. */
export const PriceCanvas = memo(function PriceCanvas({ line }: { line: PriceLine }) {
  const optionOf = useCallback((colours: readonly string[]) => optionOfLine(line, colours), [line])
  return <ChartCanvas tokens={tokens} optionOf={optionOf} />
})

function optionOfLine(line: PriceLine, [colour, dotted]: readonly string[]) {
  // The canvas counts upwards.
  const up = (at: number) => 1 - (line.down[at] ?? 0)
  return {
    animation: false,
    grid: { top: 0, bottom: 0, left: 0, right: 0, outerBoundsMode: 'none' },
    xAxis: { type: 'value', show: false, min: 0, max: 1 },
    yAxis: { type: 'value', show: false, min: 0, max: 1 },
    series: {
      type: 'line',
      data: downsample(line).map((at) => [line.across[at] ?? 0, up(at)]),
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
