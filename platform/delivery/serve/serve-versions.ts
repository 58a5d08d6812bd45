import type { RequestListener } from 'node:http'
import { logError } from '../../lib/log/process-log'
import { guardedListener } from '../http/guarded-listener'
import { serveFiles } from '../http/serve-files'
import { nameOrigins, serveForGood } from './remote-responses'

/**
 * Answers for every version that lies in a folder, also for those that are published later.
 * @param folder `<store>/remotes/<name>`, or `<store>/remotes` for all remotes, each below its name
 */
export function serveVersions(folder: string, log = logError): RequestListener {
  const serve = serveFiles(folder, { grows: true, setHeaders: serveForGood })
  return guardedListener((request, response, { pathname }) => {
    nameOrigins(response)
    if (pathname === '/health') response.end('ok\n')
    else if (!serve(request, response)) response.writeHead(404).end()
  }, log)
}
