import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client'

/** prom-client names the series of a histogram in each of its values. */
interface Value extends MetricValue<string> {
  readonly metricName?: string
}

/** The metrics of a registry for OTLP, so that each is written once for both. */
export function registryProducer(register: Registry, resource: Resource): MetricProducer {
  const startTime = hrTime(performance.timeOrigin)
  return {
    async collect() {
      const times = { startTime, endTime: hrTime(Date.now()) }
      const all = (await register.getMetricsAsJSON()) as MetricObjectWithValues<Value>[]
      const metrics = all.flatMap((metric) => dataOf(metric, times))
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'sarv' }, metrics }] }, errors: [] }
    },
  }
}

type Times = Pick<DataPoint<number>, 'startTime' | 'endTime'>

/** Summaries have no counterpart; no metric of ours is one. */
function dataOf(metric: MetricObjectWithValues<Value>, times: Times): MetricData[] {
  const { name, help: description, values } = metric
  // TypeScript sees an enum, and prom-client a text.
  const type = String(metric.type)
  const unit = name.includes('_seconds') ? 's' : name.includes('_bytes') ? 'By' : ''
  const common = {
    descriptor: { name, description, unit, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  const numbers = () => values.map(({ labels, value }) => ({ ...times, attributes: attributesOf(labels), value }))
  if (type === 'counter')
    return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: numbers() }]
  if (type === 'gauge') return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: numbers() }]
  if (type !== 'histogram') return []
  return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(name, values, times) }]
}

/** Cumulative buckets of Prometheus as the separate ones of OTLP. */
function histogramsOf(name: string, values: readonly Value[], times: Times): DataPoint<Histogram>[] {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const key = JSON.stringify(attributesOf(value.labels))
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return [...groups].map(([key, group]) => {
    const seriesOf = (suffix: string) => group.find(({ metricName }) => metricName === name + suffix)?.value ?? 0
    const buckets = group.filter(({ metricName }) => metricName === `${name}_bucket`)
    const boundaries = buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite)
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0))
    const value = { buckets: { boundaries, counts }, sum: seriesOf('_sum'), count: seriesOf('_count') }
    return { ...times, attributes: JSON.parse(key) as Attributes, value }
  })
}

function attributesOf(labels: Value['labels']): Attributes {
  return Object.fromEntries(Object.entries(labels).flatMap(([name, value]) => (name === 'le' ? [] : [[name, value]])))
}

function hrTime(milliseconds: number): HrTime {
  return [Math.trunc(milliseconds / 1000), Math.round((milliseconds % 1000) * 1e6)]
}
