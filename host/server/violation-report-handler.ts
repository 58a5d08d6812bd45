import type { IncomingMessage, ServerResponse } from 'node:http'

const limit = 64_000

/** Request handler of CSP violation reports; logs the kind and the blocked origin, no more. */
export function handleViolationReport(
  request: IncomingMessage,
  response: ServerResponse,
  log: (line: string) => void,
): void {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (part: string) => {
    if (body.length < limit) body += part
  })
  request.on('end', () => {
    for (const line of linesOf(body)) log(line)
    response.writeHead(204).end()
  })
}

function linesOf(body: string): string[] {
  try {
    const reports: unknown = JSON.parse(body)
    return Array.isArray(reports) ? reports.slice(0, 20).map(lineOf) : []
  } catch {
    return []
  }
}

function lineOf(report: { type?: unknown; body?: { effectiveDirective?: unknown; blockedURL?: unknown } }): string {
  const blocked = String(report.body?.blockedURL ?? '').split('?', 1)[0]
  return `report ${String(report.type)} ${String(report.body?.effectiveDirective ?? '')} ${blocked}`
}
