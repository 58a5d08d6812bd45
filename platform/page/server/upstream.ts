import {
  Agent,
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http'
import { request as httpsRequest, Agent as SecureAgent } from 'node:https'

interface UpstreamRequest {
  readonly method?: string
  readonly headers: OutgoingHttpHeaders
  readonly signal?: AbortSignal
}

/** The product API as this server reaches it, over connections that are kept open. */
export interface Upstream {
  readonly request: (url: string, options: UpstreamRequest) => ClientRequest
}

/** @param origin of the API */
export function connectUpstream(origin: string): Upstream {
  const isSecure = origin.startsWith('https:')
  const open = isSecure ? httpsRequest : httpRequest
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  return { request: (url, options) => open(new URL(url, origin), { ...options, agent }) }
}

/** What the API is told of the browser that asks. @param self origin of the shell */
export function forwardedHeaders({ headers, socket }: IncomingMessage, self: string): OutgoingHttpHeaders {
  const { host, protocol } = new URL(self)
  return {
    'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', '),
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  }
}
