import type { FastifyInstance } from 'fastify'
import { rememberedLanguage } from '../../../client/i18n/language'
import { takesCoding } from '../../../delivery/http/accept-encoding'
import type { PageNames } from '../../service-worker/page-names'
import { sendShellFile } from '../files/send-shell-file'
import { handleSilentRenewal, isSilentRenewalResponse } from '../files/silent-renewal'
import { type Installation, isNavigation } from '../installation'
import type { PageAnswers } from '../session/page-answers'
import { dictionaryRoute } from './dictionary-route'
import { offlineDeployment } from './document-model'
import { headersFor, pageType } from './headers'
import { offlinePath } from './offline-page'
import { openCodings } from './open-coding'
import type { PageCache } from './pages'
import { plainPageHeaders, renderSwitchedOff } from './plain-page'
import { randomText } from './random-text'

/** A page that is longer, by a dictionary too, names the dictionary of its deployment; bytes. */
const longDelta = 3_000
/** While the app is switched off. */
const retryAfterSeconds = 60

/** Every address that is no other route's: a file of the shell, or the page that is made from the catalogue. */
export async function pageRoutes(
  app: FastifyInstance,
  installation: Installation & { readonly pages: PageCache; readonly answers?: PageAnswers },
): Promise<void> {
  const { settings, ids, shellFor, deploymentOfPage, pages, answers } = installation
  const dictionaries = dictionaryRoute(app)
  const sendFile = sendShellFile(installation)

  app.get('/*', async (request, reply) => {
    const { raw, headers } = request
    const [pathname = ''] = request.url.split('?', 1)
    if (isSilentRenewalResponse(raw)) {
      reply.hijack()
      return handleSilentRenewal(reply.raw)
    }
    // Every file has an extension, and no page has.
    if (/\.[a-z0-9]+$/i.test(pathname)) return sendFile(request, reply, pathname)
    const isOffline = pathname === offlinePath
    const shown = isOffline ? (await shellFor(headers)).files.shell.start : pathname
    const { deployment, canaries } = await deploymentOfPage(headers, shown)
    const { killed } = deployment.catalogue.shell ?? {}
    // The page that a service worker keeps is not shown while there is a connection.
    if (killed && !isOffline)
      return reply
        .code(503)
        .headers({ ...plainPageHeaders, 'Retry-After': retryAfterSeconds })
        .send(renderSwitchedOff(deployment.files.shell, killed.message))
    const names: PageNames = { nonce: randomText(16, 'base64'), pageId: ids.issue(canaries) }
    const now = isOffline ? offlineDeployment(deployment) : deployment
    const language = rememberedLanguage(headers.cookie)
    const page = await pages.pageOf(now, shown, language, names)
    if (settings.earlyHints && isNavigation(request)) reply.raw.writeEarlyHints({ link: [...page.links] })
    const { bytes, encoding } = await page.body(names, {
      isBrotli: takesCoding(headers['accept-encoding'], 'br'),
      dictionary: dictionaries.of(headers),
    })
    const reads = raw.method === 'GET' && !isOffline && answers?.isDue(raw) ? page.reads : undefined
    const isDictionaryDue = isNavigation(request) && !deployment.override && bytes.length > longDelta
    // What a page has been made of is sent as it is: Fastify would copy each header once more.
    reply.hijack()
    reply.raw.writeHead(200, {
      ...headersFor(page.headers(names), headers['user-agent']),
      ...pageType,
      ...(reads ? { 'X-Accel-Buffering': 'no' } : { 'Content-Length': bytes.length }),
      ...(encoding && { 'Content-Encoding': encoding }),
      ...(isDictionaryDue && dictionaries.link(deployment, language)),
    })
    if (!reads || !answers) return void reply.raw.end(raw.method === 'HEAD' ? undefined : bytes)
    // The page is on its way before the first answer is there.
    const { end, more } = openCodings[encoding ?? 'identity']
    reply.raw.write(bytes.subarray(0, bytes.length - end.length))
    // A person who has left waits for nothing.
    await answers.write(raw, reads, (html) => reply.raw.destroyed || reply.raw.write(more(html)))
    reply.raw.end(end)
  })
}
