import type { RequestListener } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Monitoring } from '../../../monitoring/create-monitoring'
import { commandRoutes } from '../../access/command-routes'
import type { Subject } from '../../access/subject'
import { clientAddress } from '../../http/client-address'
import { webApp } from '../../http/web-app'
import type { BuiltPage } from '../page-build'
import type { Door } from './admission'
import { passwordAdmission, serviceAdmission } from './admissions'
import type { ConsoleSetup } from './console-setup'
import { pageDocument } from './page-document'
import { consoleRoutes } from './routes'
import { signInWatch } from './sign-in-watch'

export interface ConsoleOptions extends ConsoleSetup {
  readonly door: Door
  /** Secret of the client that signs people in, where the access table names one. */
  readonly clientSecret?: string
  readonly page: BuiltPage
  /** Proxies whose `X-Forwarded-For` is believed, so that wrong passwords count for the client that sent them. */
  readonly trustedProxies?: readonly string[]
  /** A line for the log; nothing in it names a person or holds a value. */
  readonly log: (line: string) => void
  readonly monitoring?: Monitoring
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
    /** The same as its issuer vouches for them, at a delivery service. */
    subject?: Subject
  }
}

/** HTTP handler of the console: who may come in, its API, its page; of a delivery service its commands too. */
export function consoleListener(options: ConsoleOptions): RequestListener {
  const { door, page, log, trustedProxies = [], clientSecret, monitoring, ...setup } = options
  const { table } = setup
  const addressOf = clientAddress(trustedProxies)
  const admission = table
    ? serviceAdmission(table, { origins: door.origins, log, ...(clientSecret ? { secret: clientSecret } : {}) })
    : passwordAdmission(door)
  const signIns = signInWatch(log, monitoring?.registry)
  const routes = (app: FastifyInstance) => {
    app.decorateRequest('who', '')
    app.decorateRequest('subject', undefined)
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
        const refusal = await admission.admit(request)
        if (!refusal) return
        if (refusal.status === 401 && request.headers.authorization !== undefined) signIns.wrong(await guesses(request))
        return refuse(reply.headers(refusal.headers ?? {}), refusal.status, refusal.why)
      })
    })
    if (admission.routes) app.register(admission.routes)
    if (table) app.register(commandRoutes, { ...setup, table, log })
    app.register(consoleRoutes, { prefix: '/api', ...setup })
    app.get('/metrics', (_request, reply) => refuse(reply, 404, 'There is nothing like that.'))
    app.get('/api/*', (_request, reply) => refuse(reply, 404, 'There is nothing like that.'))
    app.get('/*', ({ url, headers }, reply) => {
      const [pathname = ''] = url.split('?', 1)
      const file = page.files.get(pathname)
      if (file) return reply.type(file.type).send(file.body)
      if (pathname.startsWith('/assets/')) return refuse(reply, 404, 'There is nothing like that.')
      return reply.type('text/html; charset=utf-8').header('Vary', 'Cookie').send(pageDocument(page, headers.cookie))
    })
  }
  return webApp(routes, log, undefined, monitoring?.requestsOf('console'))
}

function refuse(reply: FastifyReply, status: number, why: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${why}\n`)
}
