import type { FastifyReply, FastifyRequest } from 'fastify'
import { deltaCacheControl, useAsDictionary } from '../../../delivery/http/compression-dictionary'
import { serveFiles } from '../../../delivery/http/serve-files'
import { contentMetadata } from '../../../delivery/store/content-metadata'
import type { Installation } from '../installation'
import { formerFile } from './former-files'
import { shellDeltas } from './shell-deltas'

const immutable = 'public, max-age=31536000, immutable'

/** Sends a file of this shell, or of a former one, as its difference from what the browser has where that is made. */
export function sendShellFile({ settings, files, log }: Pick<Installation, 'settings' | 'files' | 'log'>) {
  const sendFormer = formerFile(settings.formerFiles, log)
  const own = files.immutable.map((pathname) => pathname.slice(1))
  const deltaFor = shellDeltas(settings.files, own, settings.formerFiles, log)
  const serve = serveFiles(settings.files, {
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', files.isImmutable(pathname) ? immutable : 'no-cache')
      const match = files.immutable.includes(pathname) && useAsDictionary(pathname)
      if (match) response.setHeader('Use-As-Dictionary', match)
    },
  })
  return (request: FastifyRequest, reply: FastifyReply, pathname: string) => {
    // A page that could not use a file asks again with a query: then it gets the whole.
    const delta = request.url === pathname ? deltaFor(pathname, request.headers) : undefined
    if (delta)
      return reply
        .headers({
          'Cache-Control': deltaCacheControl,
          'Content-Encoding': 'dcz',
          'Content-Type': contentMetadata(pathname).contentType,
          'Use-As-Dictionary': useAsDictionary(pathname),
          Vary: 'Accept-Encoding, Available-Dictionary',
        })
        .send(delta)
    return serve(request.raw, reply.raw) ? reply.hijack() : sendFormer(request, reply, pathname)
  }
}
