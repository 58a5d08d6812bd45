import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { useAsDictionary } from '../http/compression-dictionary'
import type { SendFile } from '../http/serve-files'

/** A version's bytes never change. */
export function serveForGood(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
}

/** Remotes are other origins than the shell: what they answer may be used, timed and embedded there. */
export function nameOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Timing-Allow-Origin', '*')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.setHeader('X-Content-Type-Options', 'nosniff')
}

/** Routes of a remote's server: its health, and the files below a prefix. */
export const remoteRoutes =
  (serve: SendFile, prefix = '') =>
  (app: FastifyInstance): void => {
    app.addHook('onRequest', (_request, { raw }, done) => {
      nameOrigins(raw)
      done()
    })
    app.get('/health', (_request, reply) => reply.send('ok\n'))
    app.get(`${prefix}/*`, ({ raw }, reply) => {
      const [pathname = ''] = raw.url?.split('?', 1) ?? []
      raw.url = raw.url?.slice(prefix.length)
      const match = useAsDictionary(pathname)
      if (match) reply.raw.setHeader('Use-As-Dictionary', match)
      if (serve(raw, reply.raw)) return reply.hijack()
      reply.raw.removeHeader('Use-As-Dictionary')
      return reply.code(404).send()
    })
  }
