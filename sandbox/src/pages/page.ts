import { directionOf, type Language } from '@sarv/platform/client/i18n/language'
import type { FastifyReply } from 'fastify'
import { type Html, html } from './html'

export interface Page {
  readonly language: Language
  readonly title: string
  readonly content: Html
  /** The same page in the other language. */
  readonly otherLanguage?: string
  readonly script?: 'code-boxes' | 'auto-submit' | 'passkey' | 'show-password'
  /** `card`: one card over the grove. `list`: a plain wide page. */
  readonly layout?: 'card' | 'list'
}

const pageMessages = {
  fa: { brand: 'سرو', note: 'محیط آزمایشی: پیامک و پول واقعی در کار نیست.', other: 'English', otherCode: 'en' },
  en: { brand: 'Sarv', note: 'Sandbox: no real text messages and no real money.', other: 'فارسی', otherCode: 'fa' },
} as const

const logo = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path class="leaf" d="M12.5.6C15.4 5.6 17.3 10.6 17.3 14.9c0 4.6-2 7.1-5.3 7.1s-5.3-2.5-5.3-7.1C6.7 10.4 9.1 5.4 12.5.6Z"/><path class="vein" d="M12 22v-9.5M12 18.4l2.6-2.5M12 15.9l-2.4-2.3"/></svg>`

/** Page layout: a whole document of the sandbox, the product's look, the honest note, no inline style or script. */
export function renderPage({ language, title, content, otherLanguage, script, layout = 'card' }: Page): string {
  const words = pageMessages[language]
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} | ${words.brand}</title>
<link rel="icon" href="/assets/mark.svg">
<link rel="preload" href="/assets/vazirmatn-arabic.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/base.css">
<link rel="stylesheet" href="/assets/page.css">
<link rel="stylesheet" href="/assets/forms.css">
${layout === 'list' && html`<link rel="stylesheet" href="/assets/messages.css">`}
${script === 'code-boxes' && html`<link rel="stylesheet" href="/assets/code-boxes.css">`}
${script === 'passkey' && html`<script src="/assets/webauthn.js" defer></script>`}
${script && html`<script src="/assets/${script}.js" defer></script>`}
</head>
<body class="${layout}">
<main>
<header class="brand">${logo}<span>${words.brand}</span></header>
${content}
<footer><p class="note">${words.note}</p>${
    otherLanguage && html`<a class="link" lang="${words.otherCode}" href="${otherLanguage}">${words.other}</a>`
  }</footer>
</main>
</body>
</html>
`.text
}

/**
 * Content Security Policy of the sandbox's pages: own style, script, font and pictures only; forms lead to this origin and, by
 * redirect, to the origins in `formTargets`; only `framers` may frame.
 */
export function pagePolicy(formTargets: readonly string[], framers: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${formTargets.join(' ')}`,
    `frame-ancestors ${framers.length === 0 ? "'none'" : framers.join(' ')}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const

export function sendPage(reply: FastifyReply, page: Page, formTargets: readonly string[], status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({ ...pageHeaders, 'content-security-policy': pagePolicy(formTargets) })
    .send(renderPage(page))
}
