import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { builtRemote } from '../../contract/manifest'
import { logError } from '../../lib/log/process-log'
import { guardedListener } from '../http/guarded-listener'
import { serveFiles } from '../http/serve-files'
import { nameOrigins, serveForGood } from './remote-responses'

/**
 * Answers for one built remote under its version's folder, whose bytes never change.
 * @param folder the build's output, with `platform.json`
 */
export function serveRemote(folder: string, log = logError): RequestListener {
  const { version } = builtRemote.parse(JSON.parse(readFileSync(path.join(folder, 'platform.json'), 'utf8')))
  const serve = serveFiles(folder, { setHeaders: serveForGood })
  return guardedListener((request, response, { pathname }) => {
    nameOrigins(response)
    if (pathname === '/health') response.end('ok\n')
    else if (!pathname.startsWith(`/${version}/`)) response.writeHead(404).end()
    else {
      request.url = pathname.slice(version.length + 1)
      if (!serve(request, response)) response.writeHead(404).end()
    }
  }, log)
}
