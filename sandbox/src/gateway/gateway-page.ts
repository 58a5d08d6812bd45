import { type Html, html } from '../pages/html'
import type { Psp } from './psps'
import { callbackUrl, finalResult, type Session } from './session'

const persianTime = new Intl.DateTimeFormat('fa-IR', { timeStyle: 'short', timeZone: 'Asia/Tehran' })
const rial = (amount: number) => amount.toLocaleString('fa-IR')

const marks = {
  negin: html`<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M8 14 14 6h12l6 8-12 20Z"/><path d="M8 14h24M14 6l6 28 6-28"/></svg>`,
  rahgozar: html`<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M4 30h32M7 30V19a13 13 0 0 1 26 0v11"/><path d="M13 30V20a7 7 0 0 1 14 0v10"/></svg>`,
}

function renderDocument(psp: Psp, title: string, content: Html): string {
  return html`<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | ${psp.name}</title>
<link rel="icon" href="/assets/mark.svg">
<link rel="preload" href="/assets/vazirmatn-arabic.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/gateway.css">
</head>
<body class="${psp.key}">
<header>${marks[psp.key]}<div><strong>${psp.name}</strong><span>درگاه پرداخت اینترنتی</span></div></header>
<main>
${content}
</main>
<footer>این درگاه آزمایشی است: هیچ پولی جابه‌جا نمی‌شود و شمارهٔ کارت پرسیده نمی‌شود.</footer>
</body>
</html>
`.text
}

const renderReceipt = (session: Session) => html`<section class="ticket">
<p class="label">مبلغ پرداخت</p>
<p class="amount"><bdi dir="ltr">${rial(session.amount)}</bdi> <span>ریال</span></p>
<p class="toman"><bdi dir="ltr">${rial(Math.floor(session.amount / 10))}</bdi> تومان</p>
<dl>
<div><dt>پذیرنده</dt><dd>سرو</dd></div>
<div><dt>بابت</dt><dd>${session.title.fa}</dd></div>
<div><dt>پرداخت‌کننده</dt><dd>${session.payer}</dd></div>
</dl>
</section>`

/** The page on which the person chooses how this payment ends. */
export function paymentPage(psp: Psp, session: Session): string {
  return renderDocument(
    psp,
    'پرداخت',
    html`<h1>نتیجهٔ پرداخت را انتخاب کنید</h1>
${renderReceipt(session)}
<p class="hint">این پرداخت تا ساعت <bdi dir="ltr">${persianTime.format(session.expires_at)}</bdi> معتبر است.</p>
<form method="post">
<input type="hidden" name="amount" value="${session.amount}">
<button class="primary" name="result" value="SUCCESS">پرداخت موفق</button>
<button class="tonal" name="result" value="FAILED">پرداخت ناموفق</button>
<button class="quiet" name="result" value="CANCELED">انصراف و بازگشت</button>
</form>`,
  )
}

const endings = {
  SUCCESS: 'این پرداخت پیش‌تر با موفقیت انجام شده است و دوباره انجام نمی‌شود.',
  FAILED: 'این پرداخت پیش‌تر ناموفق بوده است. برای پرداخت دوباره از سرو آغاز کنید.',
  CANCELED: 'از این پرداخت انصراف داده شده یا مهلت آن تمام شده است.',
}

/** Result page for whoever comes back to a payment that has ended: what became of it, and the way on. */
export function endedPage(psp: Psp, session: Session, now: Date): string {
  return renderDocument(
    psp,
    'پایان پرداخت',
    html`<h1>این پرداخت پایان یافته است</h1>
<p class="hint" role="status">${endings[finalResult(session)]}</p>
${renderReceipt(session)}
<a class="button primary" href="${callbackUrl(session, now)}">بازگشت به سرو</a>`,
  )
}

/** Outage page: whether the payment was decided is seen once the gateway answers again. */
export function unavailablePage(psp: Psp, retry: string): string {
  return renderDocument(
    psp,
    'درگاه در دسترس نیست',
    html`<h1>درگاه برای چند لحظه در دسترس نیست</h1>
<p class="hint" role="alert">کمی بعد دوباره تلاش کنید. اگر پرداخت شما انجام شده باشد، دوباره انجام نمی‌شود.</p>
<a class="button primary" href="${retry}">تلاش دوباره</a>`,
  )
}

/** Error page, nothing was done: an unknown address, or a form that somebody changed. */
export function errorPage(psp: Psp, sentence: string, host: string): string {
  return renderDocument(
    psp,
    'پرداخت پذیرفته نشد',
    html`<h1>پرداخت پذیرفته نشد</h1>
<p class="hint" role="alert">${sentence}</p>
<a class="button primary" href="${host}/home">رفتن به سرو</a>`,
  )
}
