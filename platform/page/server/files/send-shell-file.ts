import type { FastifyReply, FastifyRequest } from 'fastify'
import { deltaCacheControl, useAsDictionary } from '../../../delivery/http/compression-dictionary'
import { serveFiles } from '../../../delivery/http/serve-files'
import { contentMetadata } from '../../../delivery/store/content-metadata'
import { hashedName } from '../../../delivery/store/versions/shell-files'
import { memoized } from '../document/bounded-cache'
import type { Installation } from '../installation'
import { createFormerShells, type FormerShells } from '../shells/former-shells'
import type { Shell } from '../shells/shell'
import { formerFile, immutable } from './former-files'
import { shellDeltas } from './shell-deltas'

/** Sends a file of the visitor's shell, or of any other, as its difference from what the browser has where that is made. */
export function sendShellFile({ settings, catalogue, shells, shellFor, log }: Installation) {
  const formerShells = createFormerShells(settings.shellStore, catalogue.current)
  const sendFormer = formerFile(formerShells, log)
  const sendOf = memoized((shell: Shell) => ofShell(shell, formerShells, log))
  return async (request: FastifyRequest, reply: FastifyReply, pathname: string) => {
    const own = await shellFor(request.headers)
    // The name of any other file says nothing of the shell that it belongs to.
    const others = hashedName.test(pathname) ? shells.all().filter((one) => one !== own) : []
    for (const shell of [own, ...others]) if (sendOf(shell)(request, reply, pathname)) return reply
    return sendFormer(request, reply, pathname)
  }
}

/** Sends files of one shell; false for one that it does not have. */
function ofShell({ folder, files }: Shell, formerShells: FormerShells, log: (line: string) => void) {
  const own = new Set(files.immutable)
  const deltaFor = shellDeltas(
    folder,
    files.immutable.map((pathname) => pathname.slice(1)),
    formerShells,
    log,
  )
  const serve = serveFiles(folder, {
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', files.isImmutable(pathname) ? immutable : 'no-cache')
      const match = own.has(pathname) && useAsDictionary(pathname)
      if (match) response.setHeader('Use-As-Dictionary', match)
    },
  })
  return (request: FastifyRequest, reply: FastifyReply, pathname: string): boolean => {
    // A page that could not use a file asks again with a query: then it gets the whole.
    const delta = own.has(pathname) && request.url === pathname ? deltaFor(pathname, request.headers) : undefined
    if (!delta) {
      const isSent = serve(request.raw, reply.raw)
      if (isSent) reply.hijack()
      return isSent
    }
    reply
      .headers({
        'Cache-Control': deltaCacheControl,
        'Content-Encoding': 'dcz',
        'Content-Type': contentMetadata(pathname).contentType,
        'Use-As-Dictionary': useAsDictionary(pathname),
        Vary: 'Accept-Encoding, Available-Dictionary',
      })
      .send(delta)
    return true
  }
}
