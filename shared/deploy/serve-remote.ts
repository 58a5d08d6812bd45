import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { builtRemote } from '../src/remote/manifest'
import { nameOrigins, serveForGood } from './remote-answers'

/**
 * Answers for one built remote under its version's folder, whose bytes never change.
 * @param folder the build's output, with `platform.json`
 */
export function serveRemote(folder: string): RequestListener {
  const { version } = builtRemote.parse(JSON.parse(readFileSync(path.join(folder, 'platform.json'), 'utf8')))
  const serve = sirv(folder, { brotli: true, setHeaders: serveForGood })
  return (request, response) => {
    nameOrigins(response)
    if (request.url === '/health') response.end('ok\n')
    else if (!request.url?.startsWith(`/${version}/`)) response.writeHead(404).end()
    else {
      request.url = request.url.slice(version.length + 1)
      serve(request, response, () => {
        response.writeHead(404).end()
      })
    }
  }
}
