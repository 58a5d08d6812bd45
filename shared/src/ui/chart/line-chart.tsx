import { LineDrawing } from './line-drawing'
import type { PriceLine } from './price-line'
import { ScrubChart, type ScrubChartProps } from './scrub-chart'

const draw = (line: PriceLine) => <LineDrawing line={line} />

/**
 * Scrub chart of a line without the chart library, for what stands on a first screen.
 * @example <LineChart of="value" points={days} onScrub={setPoint} />
 */
export function LineChart(chart: ScrubChartProps) {
  return <ScrubChart {...chart} draw={draw} />
}
