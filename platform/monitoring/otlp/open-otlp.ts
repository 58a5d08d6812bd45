import { DiagLogLevel, diag, ROOT_CONTEXT, SeverityNumber, trace } from '@opentelemetry/api'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace'
import { collectDefaultMetrics, type Registry } from 'prom-client'
import { type LogRecord, logError } from '../../lib/log/process-log'
import type { Tracer } from '../create-monitoring'
import { finishedSpans } from './finished-spans'
import { registryProducer } from './registry-producer'

export interface Otlp {
  readonly tracer: Tracer
  readonly copy: (record: LogRecord) => void
  /** Sends what waits. */
  close(): Promise<void>
}

/**
 * Sends spans, metrics and lines to a collector by OTLP over HTTP. Nothing waits for it: what it does not take is dropped.
 * Other settings of OpenTelemetry's exporters (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_RESOURCE_ATTRIBUTES`, …) hold as they are.
 * @param endpoint base address of the collector; `/v1/traces` and its like are added
 */
export function openOtlp(endpoint: string, service: string, register: Registry): Otlp {
  const url = (signal: string) => `${endpoint.replace(/\/$/, '')}/v1/${signal}`
  const resource = defaultResource().merge(resourceFromAttributes({ 'service.name': `sarv-${service}` }))
  const { tracer, shutdown } = finishedSpans(
    resource,
    new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: url('traces') }) }),
  )
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register })
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: url('metrics') }),
    metricProducers: [registryProducer(register, resource)],
  })
  const meters = new MeterProvider({ resource, readers: [reader] })
  const exporter = new OTLPLogExporter({ url: url('logs') })
  const lines = new LoggerProvider({ resource, processors: [new BatchLogRecordProcessor({ exporter })] })
  const logger = lines.getLogger('sarv')
  diag.setLogger(onceEach(logError), DiagLogLevel.ERROR)
  return {
    tracer,
    copy({ level, text, fields, trace: of }) {
      const [severityNumber, severityText] =
        level === 'info' ? ([SeverityNumber.INFO, 'INFO'] as const) : ([SeverityNumber.ERROR, 'ERROR'] as const)
      const context = of && trace.setSpanContext(ROOT_CONTEXT, { ...of, traceFlags: Number.parseInt(of.flags, 16) })
      logger.emit({
        severityNumber,
        severityText,
        body: text,
        ...(fields && { attributes: fields }),
        ...(context && { context }),
      })
    },
    async close() {
      await Promise.allSettled([shutdown(), meters.shutdown(), lines.shutdown()])
    },
  }
}

/** A collector that is away is one line. */
function onceEach(log: (line: string) => void) {
  const said = new Set<string>()
  const error = (message: string) => {
    const line = `OpenTelemetry: ${message.split('\n', 1)[0]?.slice(0, 200)}`
    if (said.size > 100 || said.has(line)) return
    said.add(line)
    log(line)
  }
  return { error, warn() {}, info() {}, debug() {}, verbose() {} }
}
