import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ShellManifest } from '../../../contract/shell-manifest'
import type { Installation } from '../installation'
import { pageType } from './headers'
import { escapeHtml } from './html'

const oldBrowserPath = '/old-browser'

/**
 * A statement of the page's script, in words that every browser reads. A page starts by an import map, which Safari has
 * since 16.4, and its programs copy arrays by methods that Chromium has since 110 and Firefox since 115.
 */
export const leaveOldBrowser = `[].toSorted&&HTMLScriptElement.supports('importmap')||location.replace('${oldBrowserPath}')`

const style =
  'body{font:1rem/1.8 system-ui,sans-serif;max-width:32rem;margin:8vh auto;padding:0 1rem}section{margin-bottom:3rem}'
const styleHash = createHash('sha256').update(style).digest('base64')
const directions = { fa: 'rtl', en: 'ltr' } as const

const headers = {
  ...pageType,
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const

/** The page that a browser below the floor shows in the place of every other: plain HTML in both languages, without a script. */
export async function oldBrowserRoute(app: FastifyInstance, { files }: Installation): Promise<void> {
  const { title, texts } = files.shell
  const html = renderOldBrowser(title, texts.oldBrowser)
  app.get(oldBrowserPath, (_request, reply) => reply.headers(headers).send(html))
}

function renderOldBrowser(name: ShellManifest['title'], texts: ShellManifest['texts']['oldBrowser']): string {
  const sections = (['fa', 'en'] as const).map((language) => {
    const { title, lines, reload } = texts[language]
    const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
    return `<section lang="${language}" dir="${directions[language]}"><h1>${escapeHtml(title)}</h1>${paragraphs}<p><a href="/">${escapeHtml(reload)}</a></p></section>`
  })
  return `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(name.fa)}</title><link rel="icon" href="data:,"><style>${style}</style>${sections.join('')}</html>`
}
