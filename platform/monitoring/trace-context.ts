import { randomBytes } from 'node:crypto'

/** Where a piece of work stands in a trace (W3C Trace Context, https://www.w3.org/TR/trace-context/). */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** Of this piece of work; 16 hexadecimal digits. */
  readonly spanId: string
  /** Of the work that it belongs to; undefined where the trace begins here. */
  readonly parentId?: string
  /** Two hexadecimal digits; 01: recorded by the caller. */
  readonly flags: string
}

/** Version 00, and what later versions have in common with it. */
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/

/**
 * A new piece of work in the trace of a caller; a trace of its own where the header names none.
 * @param header `traceparent` of a request
 */
export function continueTrace(header?: string | readonly string[]): TraceContext {
  const spanId = randomBytes(8).toString('hex')
  const [, traceId, parentId, flags] = (typeof header === 'string' && traceparent.exec(header)) || []
  if (traceId === undefined || parentId === undefined || flags === undefined)
    return { traceId: randomBytes(16).toString('hex'), spanId, flags: '01' }
  return { traceId, spanId, parentId, flags }
}

/** A part of a piece of work, as a call that it makes. */
export function childOf({ traceId, spanId, flags }: TraceContext): TraceContext {
  return { traceId, spanId: randomBytes(8).toString('hex'), parentId: spanId, flags }
}

/** The header that a call carries. */
export function traceparentOf({ traceId, spanId, flags }: TraceContext): string {
  return `00-${traceId}-${spanId}-${flags}`
}
