import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { clientAddress } from '../../http/client-address'
import { guardedListener } from '../../http/guarded-listener'
import { readBody } from '../../http/read-body'
import type { BuiltPage } from '../page-build'
import { admit, type Door } from './admission'
import type { ConsoleSetup } from './console-setup'
import { failureOf } from './failure'
import { guessLimit } from './guess-limit'
import { pageDocument } from './page-document'
import { consoleRoutes } from './routes'
import { createSnapshots } from './snapshot'

export interface ConsoleOptions extends ConsoleSetup {
  readonly door: Door
  readonly page: BuiltPage
  /** Proxies whose `X-Forwarded-For` is believed, so that wrong passwords count for the client that sent them. */
  readonly trustedProxies?: readonly string[]
  /** A line for the log; nothing in it names a person or holds a value. */
  readonly log: (line: string) => void
}

/** Characters of a change at most. */
const maxBodyBytes = 8_000
/** Wrong passwords of one address within a minute; after them even the right one waits. */
const maxGuesses = 10

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const

/** HTTP handler of the console: who may come in, its API, its page. */
export function consoleListener({ door, page, log, trustedProxies = [], ...setup }: ConsoleOptions): RequestListener {
  const routes = consoleRoutes(setup, createSnapshots(setup))
  const guesses = guessLimit(maxGuesses)
  const addressOf = clientAddress(trustedProxies)
  return guardedListener(async (request, response, { pathname, searchParams }) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const { method = 'GET' } = request
    const address = addressOf(request)
    if (guesses.isLocked(address)) return refuse(response, 429, 'Too many wrong passwords. Try again in a minute.')
    const admitted = admit(door, { method, headers: request.headers })
    if ('status' in admitted) {
      if (admitted.status === 401) {
        if (request.headers.authorization !== undefined) guesses.count(address)
        response.setHeader('WWW-Authenticate', 'Basic realm="Sarv", charset="UTF-8"')
      }
      return refuse(response, admitted.status, admitted.why)
    }
    if (pathname.startsWith('/api/')) {
      const fitting = routes.filter(({ path }) => path.test(pathname))
      const route = fitting.find((one) => one.method === method)
      if (!route) return refuse(response, fitting.length > 0 ? 405 : 404, 'There is nothing like that.')
      const names = route.path.exec(pathname)?.groups ?? {}
      return answer(request, response, (body) => route.answer({ query: searchParams, names, body, who: admitted.who }))
    }
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'Only GET.')
    sendPage(request, response, page, pathname)
  }, log)
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  work: (body: unknown) => Promise<unknown>,
): Promise<void> {
  let body: unknown
  if (request.method === 'POST') {
    const text = await readBody(request, maxBodyBytes)
    if (text === undefined) return refuse(response, 413, 'Too long.')
    try {
      body = JSON.parse(text)
    } catch {
      return refuse(response, 400, 'Invalid body: expected JSON.')
    }
  }
  try {
    sendJson(response, 200, await work(body))
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) throw error
    sendJson(response, failure.status, failure.body)
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(value))
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: BuiltPage, pathname: string): void {
  const file = page.files.get(pathname)
  if (file) response.writeHead(200, { 'Content-Type': file.type }).end(file.body)
  else if (pathname.startsWith('/assets/')) refuse(response, 404, 'There is nothing like that.')
  else {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie' })
    response.end(pageDocument(page, request.headers.cookie))
  }
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${why}\n`)
}
