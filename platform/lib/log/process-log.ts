import { limitLines } from './limit-lines'
import { logLine } from './log-line'

/** Lines a minute of one stream: no process fills a disk, and none of this house has ever needed half as many. */
const most = 3_000
/** Lines a minute for requests. */
const maxRequests = 60_000

/** One line of a log. */
export interface LogRecord {
  readonly level: 'info' | 'error'
  readonly text: string
  /** The same for machines, where it is more than a text. */
  readonly fields?: Readonly<Record<string, string | number>>
  /** The work that it is about. */
  readonly trace?: { readonly traceId: string; readonly spanId: string; readonly flags: string }
}

let format: 'text' | 'json' = 'text'
let serviceName = 'sarv'
let copyTo: ((record: LogRecord) => void) | undefined

/**
 * How this process writes its lines.
 * @param service its name in them
 * @param copy is given each line too
 */
export function shapeLog(shape: {
  format: 'text' | 'json'
  service: string
  copy?: (record: LogRecord) => void
}): void {
  format = shape.format
  serviceName = shape.service
  copyTo = shape.copy
}

/** A line as it is written. @param now milliseconds since 1970 */
export function lineOf({ level, text, fields }: LogRecord, now: number): string {
  if (format === 'text') return logLine(text)
  const time = new Date(now).toISOString()
  return JSON.stringify({ time, level, service: serviceName, ...(fields ?? { message: logLine(text) }) })
}

function writer(stream: NodeJS.WriteStream, level: LogRecord['level']) {
  return (said: LogRecord | string) => {
    const record = typeof said === 'string' ? { level, text: said } : said
    stream.write(`${lineOf(record, Date.now())}\n`)
    copyTo?.(record)
  }
}

/** Writes a line to the process' log, for what happened as it should. */
export const logEvent = limitLines<string>(writer(process.stdout, 'info'), most, 'lines')

/** Writes a line to the process' error log. */
export const logError = limitLines<string>(writer(process.stderr, 'error'), most, 'lines')

/** Writes the line of a request. */
export const logRequest = limitLines<LogRecord>(writer(process.stdout, 'info'), maxRequests, 'requests')
