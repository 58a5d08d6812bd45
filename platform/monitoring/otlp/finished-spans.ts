import { type Attributes, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import { type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Tracer } from '../create-monitoring'
import type { TraceContext } from '../trace-context'

/** What a span needs once its work is done. */
interface Finished {
  readonly trace: TraceContext
  readonly startedAt: number
  readonly ms: number
  readonly status: number | undefined
}

/** Makes spans of what is finished, under the ids that went out in headers meanwhile. */
export function finishedSpans(
  resource: Resource,
  processor: SpanProcessor,
): { tracer: Tracer; shutdown: () => Promise<void> } {
  const next = { traceId: '', spanId: '' }
  const idGenerator = { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId }
  const provider = new TracerProvider({ resource, spanProcessors: [processor], idGenerator })
  const spans = provider.getTracer('sarv')

  function span(
    name: string,
    kind: SpanKind,
    { trace: here, startedAt, ms, status }: Finished,
    attributes: Attributes,
  ) {
    const { traceId, spanId, parentId, flags } = here
    Object.assign(next, { traceId, spanId })
    const parent = parentId && { traceId, spanId: parentId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    const made = spans.startSpan(name, { kind, startTime: startedAt, attributes }, context)
    if (status !== undefined) made.setAttribute('http.response.status_code', status)
    if (status === undefined || status >= 500) made.setStatus({ code: SpanStatusCode.ERROR })
    made.end(startedAt + ms)
  }

  return {
    tracer: {
      request(request) {
        const { service, method, route } = request
        const attributes = { 'http.request.method': method, 'http.route': route, 'sarv.service': service }
        span(`${method} ${route}`, SpanKind.SERVER, request, attributes)
      },
      call: (call) => span(call.name, SpanKind.CLIENT, call, {}),
    },
    shutdown: () => provider.shutdown(),
  }
}
