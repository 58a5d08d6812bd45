import { LineChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent } from 'echarts/components'
import { dispose, getInstanceByDom, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import ReactECharts from 'echarts-for-react/esm/core'
import { useEffect, useMemo, useState } from 'react'
import styles from './price-chart.module.css'
import { useTokens } from './use-token'

use([LineChart, GridComponent, MarkLineComponent, CanvasRenderer])

/** The three that the component calls: the whole namespace would bring everything that it names. */
const echarts = { init, dispose, getInstanceByDom }
const filling = { height: '100%' }

interface Drawn {
  /** Tokens of the colours, in the order in which `optionOf` gets them; the same array on each render. */
  readonly tokens: readonly `--${string}`[]
  /** The option of echarts; the same function while the same is drawn. */
  readonly optionOf: (colours: readonly string[]) => object
}

/**
 * Canvas of lines; follows its frame's size and the theme. Words stay outside the canvas, where they can be read and
 * enlarged.
 */
export function ChartCanvas(drawn: Drawn) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const isReady = useFontsReady()
  return (
    <div ref={setPlace} className={styles.canvas} dir="ltr" aria-hidden="true">
      {place && isReady && <Drawing {...drawn} place={place} />}
    </div>
  )
}

function Drawing({ tokens, optionOf, place }: Drawn & { place: Element }) {
  const colours = useTokens(place, tokens)
  const option = useMemo(() => optionOf(colours), [optionOf, colours])
  return <ReactECharts echarts={echarts} option={option} style={filling} notMerge />
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
