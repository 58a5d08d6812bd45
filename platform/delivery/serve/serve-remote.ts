import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { builtRemote } from '../../contract/manifest'
import { logError } from '../../lib/log/process-log'
import { serveFiles } from '../http/serve-files'
import { webApp } from '../http/web-app'
import { remoteRoutes, serveForGood } from './remote-responses'

/**
 * Answers for one built remote under its version's folder, whose bytes never change.
 * @param folder the build's output, with `platform.json`
 */
export function serveRemote(folder: string, log = logError): RequestListener {
  const { version } = builtRemote.parse(JSON.parse(readFileSync(path.join(folder, 'platform.json'), 'utf8')))
  return webApp(remoteRoutes(serveFiles(folder, { setHeaders: serveForGood }), `/${version}`), log)
}
