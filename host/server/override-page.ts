import { createHash } from 'node:crypto'
import type { Language } from '@sarv/shared/internal/i18n/language'
import type { AnnouncedOverride } from '@sarv/shared/internal/remote/override'
import { escapeHtml } from './html'

const texts: Readonly<Record<Language, { title: string; what: string; warning: string; confirm: string }>> = {
  fa: {
    title: 'نسخهٔ آزمایشی در این مرورگر',
    what: 'این پیوند، کد در دست ساخت را از همین دستگاه می‌آورد:',
    warning:
      'فقط وقتی ادامه بدهید که خودتان این بخش را می‌سازید. اگر کسی این پیوند را برایتان فرستاده است، صفحه را ببندید.',
    confirm: 'نمایش در این مرورگر',
  },
  en: {
    title: 'A trial build in this browser',
    what: 'This link brings code under development from this device:',
    warning: 'Continue only if you are developing this part yourself. If somebody sent you this link, close the page.',
    confirm: 'Show it in this browser',
  },
}

const style = 'body{font:1rem/1.7 system-ui;max-width:32rem;margin:10vh auto;padding:0 1rem}button{font:inherit}'
const styleHash = createHash('sha256').update(style).digest('base64')

/** The headers of the page: no script, and nobody frames it to take a press. */
export const overridePageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
} as const

/** The page that asks before a link brings a developer's build into a browser; its form posts to its own address. */
export function renderOverridePage({ built, port }: AnnouncedOverride, language: Language): string {
  const { title, what, warning, confirm } = texts[language]
  const build = escapeHtml(`${built.name} ${built.version} – http://localhost:${port}`)
  return `<!doctype html><html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${style}</style><h1>${title}</h1><p>${what}<p><bdi dir="ltr"><code>${build}</code></bdi><p>${warning}<form method="post"><button>${confirm}</button></form></html>`
}
