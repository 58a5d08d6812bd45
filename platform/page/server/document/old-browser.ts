import type { FastifyInstance } from 'fastify'
import type { Installation } from '../installation'
import { plainPageHeaders, renderPlainPage } from './plain-page'

const oldBrowserPath = '/old-browser'

/**
 * A statement of the page's script, in words that every browser reads. A page starts by an import map, which Safari has
 * since 16.4, and its programs copy arrays by methods that Chromium has since 110 and Firefox since 115.
 */
export const leaveOldBrowser = `[].toSorted&&HTMLScriptElement.supports('importmap')||location.replace('${oldBrowserPath}')`

/** The page that a browser below the floor shows in the place of every other: plain HTML in both languages, without a script. */
export async function oldBrowserRoute(app: FastifyInstance, { shellFor }: Installation): Promise<void> {
  app.get(oldBrowserPath, async (request, reply) => {
    const { title, texts } = (await shellFor(request.headers)).files.shell
    return reply.headers(plainPageHeaders).send(renderPlainPage(title, texts.oldBrowser))
  })
}
