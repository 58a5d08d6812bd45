import type { Language } from '@sarv/platform/client/i18n/language'
import { formatFullDate } from '@sarv/shared/calendar/format-date'
import { formatDigits, normalizeCode } from '@sarv/shared/text/digits'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AppContext } from '../context/app-context'
import { parse } from '../http/parse'
import { requestLanguage } from '../http/request-language'
import { html } from '../pages/html'
import { sendPage } from '../pages/page'
import { pageAssets } from '../pages/page-assets'
import { seedPeople } from '../seed/people'
import { type Message, readMessages } from '../sms/text-messages'

const asked = z.object({ receiver: z.optional(z.string().check(z.maxLength(40))) })

/** Every text message the sandbox sent, newest first: for people a page, for tests JSON (SBX-004). */
export function inboxRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  const receiverIn = (query: unknown) => normalizeCode(parse(asked, query)?.receiver ?? '') || undefined
  pageAssets(app)

  app.get('/messages', async (request) => readMessages(db, receiverIn(request.query)))

  // The people to sign in as; `pnpm start` prints them.
  app.get('/people', async () => seedPeople.map(({ mobile, note }) => ({ mobile, note })))

  app.get('/', async (request, reply) => {
    const receiver = receiverIn(request.query)
    const messages = await readMessages(db, receiver)
    const language = requestLanguage(request)
    const words = pageWords[language]
    const content = html`<div><h1>${words.title}</h1>
<p class="lead">${words.lead}</p></div>
<form method="get" action="/"><p class="field"><label for="receiver">${words.receiver}</label>
<input id="receiver" name="receiver" type="search" inputmode="numeric" dir="ltr" value="${receiver ?? ''}"></p>
<button class="button tonal">${words.show}</button></form>
${messages.length === 0 ? html`<p class="lead">${words.none}</p>` : html`<ul class="messages">${messages.map((message) => row(message, language))}</ul>`}`
    return sendPage(reply, { language, title: words.title, layout: 'list', content }, [])
  })
}

const pageWords = {
  fa: {
    title: 'صندوق پیامک',
    lead: 'هر پیامکی که سرو می‌فرستد، به‌جای گوشی به این صفحه می‌رسد. تازه‌ترین پیامک بالاتر است.',
    receiver: 'شمارهٔ گیرنده',
    show: 'نمایش پیامک‌ها',
    none: 'هنوز پیامکی نرسیده است.',
  },
  en: {
    title: 'Text messages',
    lead: 'Every text message that Sarv sends arrives on this page instead of a phone, the newest one first.',
    receiver: 'Number of the receiver',
    show: 'Show the messages',
    none: 'No message has arrived yet.',
  },
} as const

const tehranTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Tehran' })

const row = ({ receiver, text, code, sent_at }: Message, language: Language) => html`<li>
<span class="meta"><bdi dir="ltr">${formatDigits(receiver, language)}</bdi> · ${formatFullDate(sent_at.toISOString(), language, { weekday: false })} ${formatDigits(tehranTime.format(sent_at), language)}</span>
${code !== null && html`<bdi dir="ltr" class="code-shown">${formatDigits(code, language)}</bdi>`}
<p class="text">${text}</p></li>`
