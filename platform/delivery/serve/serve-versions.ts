import type { RequestListener } from 'node:http'
import { logError } from '../../lib/log/process-log'
import { serveFiles } from '../http/serve-files'
import { webApp } from '../http/web-app'
import { remoteRoutes, serveForGood } from './remote-responses'

/**
 * Answers for every version that lies in a folder, also for those that are published later.
 * @param folder `<store>/remotes/<name>`, or `<store>/remotes` for all remotes, each below its name
 */
export function serveVersions(folder: string, log = logError): RequestListener {
  return webApp(remoteRoutes(serveFiles(folder, { grows: true, setHeaders: serveForGood })), log)
}
