import type { RequestListener } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import type { FastifyReply } from 'fastify'
import { clientAddress } from '../../http/client-address'
import { webApp } from '../../http/web-app'
import type { BuiltPage } from '../page-build'
import { admit, type Door } from './admission'
import type { ConsoleSetup } from './console-setup'
import { pageDocument } from './page-document'
import { consoleRoutes } from './routes'

export interface ConsoleOptions extends ConsoleSetup {
  readonly door: Door
  readonly page: BuiltPage
  /** Proxies whose `X-Forwarded-For` is believed, so that wrong passwords count for the client that sent them. */
  readonly trustedProxies?: readonly string[]
  /** A line for the log; nothing in it names a person or holds a value. */
  readonly log: (line: string) => void
}

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

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes a request of the console. */
    who: string
  }
}

/** HTTP handler of the console: who may come in, its API, its page. */
export function consoleListener({ door, page, log, trustedProxies = [], ...setup }: ConsoleOptions): RequestListener {
  const addressOf = clientAddress(trustedProxies)
  return webApp((app) => {
    app.decorateRequest('who', '')
    app.register(rateLimit, { global: false }).after(() => {
      const guesses = app.createRateLimit({
        max: maxGuesses,
        timeWindow: '1 minute',
        keyGenerator: ({ raw }) => addressOf(raw),
      })
      app.addHook('onRequest', async (request, reply) => {
        reply.headers(headers)
        const made = await guesses(request, { increment: false })
        if (!made.isAllowed && made.remaining === 0)
          return refuse(reply, 429, 'Too many wrong passwords. Try again in a minute.')
        const admitted = admit(door, request)
        if ('who' in admitted) {
          request.who = admitted.who
          return
        }
        if (admitted.status === 401) {
          if (request.headers.authorization !== undefined) await guesses(request)
          reply.header('WWW-Authenticate', 'Basic realm="Sarv", charset="UTF-8"')
        }
        return refuse(reply, admitted.status, admitted.why)
      })
    })
    app.register(consoleRoutes, { prefix: '/api', ...setup })
    app.get('/api/*', (_request, reply) => refuse(reply, 404, 'There is nothing like that.'))
    app.get('/*', ({ url, headers }, reply) => {
      const [pathname = ''] = url.split('?', 1)
      const file = page.files.get(pathname)
      if (file) return reply.type(file.type).send(file.body)
      if (pathname.startsWith('/assets/')) return refuse(reply, 404, 'There is nothing like that.')
      return reply.type('text/html; charset=utf-8').header('Vary', 'Cookie').send(pageDocument(page, headers.cookie))
    })
  }, log)
}

function refuse(reply: FastifyReply, status: number, why: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${why}\n`)
}
