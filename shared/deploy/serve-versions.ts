import type { RequestListener } from 'node:http'
import sirv from 'sirv'
import { nameOrigins, serveForGood } from './remote-answers'

/**
 * Answers for every version that lies in a folder, also for those that are published later.
 * @param folder `<store>/remotes/<name>`, or `<store>/remotes` for all remotes, each below its name
 */
export function serveVersions(folder: string): RequestListener {
  const serve = sirv(folder, { brotli: true, dev: true, setHeaders: serveForGood })
  return (request, response) => {
    nameOrigins(response)
    if (request.url === '/health') response.end('ok\n')
    else
      serve(request, response, () => {
        response.writeHead(404).end()
      })
  }
}
