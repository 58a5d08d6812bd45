import { PriceCanvas } from './price-canvas'
import type { PriceLine } from './price-line'
import { ScrubChart, type ScrubChartProps } from './scrub-chart'

const draw = (line: PriceLine) => <PriceCanvas line={line} />

/**
 * Scrub chart of prices. Heavy (echarts): load it with `lazyScreen` or `React.lazy`.
 * @example <PriceChart points={history} onScrub={setPoint} />
 */
export function PriceChart(chart: ScrubChartProps) {
  return <ScrubChart {...chart} draw={draw} />
}
