import { createHash } from 'node:crypto'
import type { Language } from '../../../client/i18n/language'
import type { ShellManifest } from '../../../contract/shell-manifest'
import { escapeHtml } from '../document/html'

const style = 'body{font:1rem/1.7 system-ui;max-width:32rem;margin:10vh auto;padding:0 1rem}button{font:inherit}'
const styleHash = createHash('sha256').update(style).digest('base64')

/** The headers of the page: no script, and no other page frames it to take a press. */
export const overridePageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
} as const

/**
 * The page that asks before a link brings another version into a browser; its form posts to its own address.
 * @param named what it is, in a line
 */
export function renderOverridePage(
  named: string,
  language: Language,
  texts: ShellManifest['texts']['override'],
): string {
  const { title, what, warning, confirm } = texts[language]
  const build = escapeHtml(named)
  return `<!doctype html><html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="data:,"><style>${style}</style><h1>${title}</h1><p>${what}<p><bdi dir="ltr"><code>${build}</code></bdi><p>${warning}<form method="post"><button>${confirm}</button></form></html>`
}
