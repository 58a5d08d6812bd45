import { directionOf, type Language } from '@sarv/platform/client/i18n/language'
import { formatNumber } from '@sarv/shared/i18n/number-format'
import type { LocalText } from '../local-text/local-text'
import { type Html, html } from '../pages/html'
import { pages as messages } from './messages.json'
import type { Psp } from './psps'
import { callbackUrl, finalResult, type Session } from './session'

const hour: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fa: new Intl.DateTimeFormat('fa-IR', { timeStyle: 'short', timeZone: 'Asia/Tehran' }),
  en: new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Tehran' }),
}

const marks = {
  negin: html`<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M8 14 14 6h12l6 8-12 20Z"/><path d="M8 14h24M14 6l6 28 6-28"/></svg>`,
  rahgozar: html`<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M4 30h32M7 30V19a13 13 0 0 1 26 0v11"/><path d="M13 30V20a7 7 0 0 1 14 0v10"/></svg>`,
}

/** The gateway that owns the page, and the language of the page. */
interface At {
  readonly psp: Psp
  readonly language: Language
}

function renderDocument({ psp, language }: At, title: string, content: Html): string {
  const { gateway, note } = messages[language]
  const name = psp.name[language]
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | ${name}</title>
<link rel="icon" href="/assets/mark.svg">
<link rel="preload" href="/assets/vazirmatn-arabic.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/gateway.css">
</head>
<body class="${psp.key}">
<header>${marks[psp.key]}<div><strong>${name}</strong><span>${gateway}</span></div></header>
<main>
${content}
</main>
<footer>${note}</footer>
</body>
</html>
`.text
}

function renderReceipt(session: Session, language: Language): Html {
  const words = messages[language]
  const number = (amount: number) => formatNumber(amount, language)
  const [shop, sarv] = words.shop
  return html`<section class="ticket">
<p class="label">${words.amount}</p>
<p class="amount"><bdi dir="ltr">${number(session.amount)}</bdi> <span>${words.rial}</span></p>
<p class="toman"><bdi dir="ltr">${number(Math.floor(session.amount / 10))}</bdi> ${words.toman}</p>
<dl>
<div><dt>${shop}</dt><dd>${sarv}</dd></div>
<div><dt>${words.purpose}</dt><dd>${session.title[language]}</dd></div>
<div><dt>${words.payer}</dt><dd>${session.payer}</dd></div>
</dl>
</section>`
}

/** The page on which the person chooses how this payment ends. */
export function paymentPage(at: At, session: Session): string {
  const words = messages[at.language].payment
  const [validUntil, end] = words.validUntil
  return renderDocument(
    at,
    words.title,
    html`<h1>${words.heading}</h1>
${renderReceipt(session, at.language)}
<p class="hint">${validUntil}<bdi dir="ltr">${hour[at.language].format(session.expires_at)}</bdi>${end}</p>
<form method="post">
<input type="hidden" name="amount" value="${session.amount}">
<button class="primary" name="result" value="SUCCESS">${words.SUCCESS}</button>
<button class="tonal" name="result" value="FAILED">${words.FAILED}</button>
<button class="quiet" name="result" value="CANCELED">${words.CANCELED}</button>
</form>`,
  )
}

/** Result page for a person who comes back to a payment that has ended: what became of it, and the way on. */
export function endedPage(at: At, session: Session, now: Date): string {
  const words = messages[at.language].ended
  return renderDocument(
    at,
    words.title,
    html`<h1>${words.heading}</h1>
<p class="hint" role="status">${words[finalResult(session)]}</p>
${renderReceipt(session, at.language)}
<a class="button primary" href="${callbackUrl(session, now, at.language)}">${words.back}</a>`,
  )
}

/** Outage page: whether the payment was decided is seen once the gateway answers again. */
export function unavailablePage(at: At, retry: string): string {
  const words = messages[at.language].unavailable
  return renderDocument(
    at,
    words.title,
    html`<h1>${words.heading}</h1>
<p class="hint" role="alert">${words.hint}</p>
<a class="button primary" href="${retry}">${words.again}</a>`,
  )
}

/** Error page, nothing was done: an unknown address, or a form that a person changed. */
export function errorPage(at: At, sentence: LocalText, host: string): string {
  const words = messages[at.language].refused
  return renderDocument(
    at,
    words.title,
    html`<h1>${words.title}</h1>
<p class="hint" role="alert">${sentence[at.language]}</p>
<a class="button primary" href="${host}/home">${words.toSarv}</a>`,
  )
}
