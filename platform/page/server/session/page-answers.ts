import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { callHeaders } from '../../../client/api/call-headers'
import { requestHeaders } from '../../../client/api/request-headers'
import { TimeoutError, withTimeout } from '../../../lib/async/with-timeout'
import { describeError } from '../../../lib/log/describe-error'
import { childOf, continueTrace, traceparentOf } from '../../../monitoring/trace-context'
import { answerAttribute, answerHeaders } from '../../protocol'
import { tag } from '../document/html'
import type { PageReads } from '../document/page-template'
import { isNavigation } from '../installation'
import { forwardedHeaders, type Upstream } from '../upstream'
import { credentialsOf } from './proof-key'
import type { ServerSession } from './session'
import type { SessionCookies } from './session-cookies'
import type { Sessions } from './sessions'

/** Answers of a route's first reads, which come behind its page in the same response. */
export interface PageAnswers {
  /** Whether this browser may get some: a person opens the page, and has a session by its cookie. */
  readonly isDue: (request: Pick<IncomingMessage, 'headers' | 'url'>) => boolean
  /**
   * Asks the product API, and gives each answer on as HTML when it is there.
   * @returns when all have come or failed, after a second at the latest. Never rejects
   */
  readonly write: (request: IncomingMessage, reads: PageReads, write: (html: string) => unknown) => Promise<void>
}

export interface PageAnswersOptions {
  readonly sessions: Pick<Sessions, 'read'>
  readonly cookies: Pick<SessionCookies, 'id'>
  readonly upstream: Upstream
  /** Origin of the shell. */
  readonly self: string
  /** Origin that the API believes it has, for tokens that are bound to a key; the shell's when left out. */
  readonly proofOrigin?: string
  readonly log: (line: string) => void
  /** Milliseconds that a page stays open for its answers. */
  readonly timeout?: number
}

/** Milliseconds that a token must still last: the page renews it otherwise, and asks by itself. */
const minLifetime = 10_000
/** Characters of an answer that may come with a page. */
const maxAnswer = 65_536
/** Kinds of documents that stand inside another one. A service worker's requests have lost their destination. */
const framed = new Set(['iframe', 'frame', 'embed', 'object'])

export function createPageAnswers(options: PageAnswersOptions): PageAnswers {
  const { sessions, cookies, upstream, self, proofOrigin = self, log, timeout = 1_000 } = options

  async function read(url: string, headers: OutgoingHttpHeaders, signal: AbortSignal): Promise<string | undefined> {
    const sent = upstream.request(url, { headers, signal })
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      sent.once('response', resolve).once('error', reject).end(),
    )
    const isJson = answer.headers['content-type']?.startsWith('application/json')
    const isShort = Number(answer.headers['content-length'] ?? 0) <= maxAnswer
    if (answer.statusCode !== 200 || !isJson || !isShort) {
      sent.destroy()
      return undefined
    }
    const body = await text(answer)
    return body.length <= maxAnswer ? body : undefined
  }

  async function writeAll(
    request: IncomingMessage,
    reads: PageReads,
    write: (html: string) => unknown,
    signal: AbortSignal,
  ) {
    const id = cookies.id(request.headers)
    const session = id && (await sessions.read(id))
    if (!session || session.expires - Date.now() < minLifetime || signal.aborted) return
    const headers = headersOf(session, reads)
    if (!headers) return
    write(element(answerHeaders, JSON.stringify(headers)))
    const { Authorization: _, ...told } = headers
    const common = {
      ...told,
      'user-agent': request.headers['user-agent'] ?? '',
      origin: self,
      ...forwardedHeaders(request, self),
      traceparent: traceparentOf(childOf(continueTrace(request.headers.traceparent))),
    }
    await Promise.all(
      reads.urls.map(async (url, index) => {
        const path = pathOf(url)
        const credentials = await credentialsOf(session, { method: 'GET', address: new URL(path, proofOrigin) })
        // What fails is asked for by the page, which tells the person.
        const body = await read(path, { ...common, ...credentials }, signal).catch(() => undefined)
        if (body !== undefined && !signal.aborted) write(element(String(index), body))
      }),
    )
  }

  return {
    isDue: ({ headers, url = '' }) =>
      isNavigation({ headers }) &&
      !framed.has(String(headers['sec-fetch-dest'])) &&
      headers['sec-purpose'] === undefined &&
      // The shell must be the first to read what an address says.
      !url.includes('?') &&
      cookies.id(headers) !== undefined,
    async write(request, reads, write) {
      const ending = new AbortController()
      await withTimeout(writeAll(request, reads, write, ending.signal), timeout).catch((error: unknown) => {
        if (!(error instanceof TimeoutError)) log(`A page comes without answers: ${describeError(error)}`)
      })
      ending.abort()
    },
  }
}

/**
 * The headers that the page would send itself, so that it knows an answer by them: those of its device are what it said at
 * the last renewal.
 */
function headersOf({ device, generation }: ServerSession, { language, version }: PageReads) {
  if (!device) return undefined
  const common = requestHeaders({ language, version, isTwa: false, isStandalone: false })
  return callHeaders({ ...common, ...device }, generation)
}

/** Address on the API, wherever it stands. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** What ends at once tells a script that it is whole. */
function element(name: string, json: string): string {
  return `${tag('script', { type: 'application/json', [answerAttribute]: name })}${json.replaceAll('<', '\\u003c')}</script>\n`
}

/** The headers of a page's call that tell its device; they are kept with the session. */
export function deviceOf(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    ['Device-Token', 'Platform'].map((name) => [name, String(headers[name.toLowerCase()] ?? '').slice(0, maxDevice)]),
  )
}

/** Characters; a push token has some 200. */
const maxDevice = 1_000
