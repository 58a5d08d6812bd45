import { formatDigits, normalizeCode } from '@sarv/shared/text/digits'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AppContext } from '../context/app-context'
import { parse } from '../http/parse'
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

  app.get('/messages', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return readMessages(db, receiverIn(request.query))
  })

  // Whom one can sign in as; `pnpm start` prints it.
  app.get('/people', async () => seedPeople.map(({ mobile, note }) => ({ mobile, note })))

  app.get('/', async (request, reply) => {
    const receiver = receiverIn(request.query)
    const messages = await readMessages(db, receiver)
    const content = html`<div><h1>صندوق پیامک</h1>
<p class="lead">هر پیامکی که سرو می‌فرستد، به‌جای گوشی به این صفحه می‌رسد. تازه‌ترین پیامک بالاتر است.</p></div>
<form method="get" action="/"><p class="field"><label for="receiver">شمارهٔ گیرنده</label>
<input id="receiver" name="receiver" type="search" inputmode="numeric" dir="ltr" value="${receiver ?? ''}"></p>
<button class="button tonal">نمایش پیامک‌ها</button></form>
${messages.length === 0 ? html`<p class="lead">هنوز پیامکی نرسیده است.</p>` : html`<ul class="messages">${messages.map(row)}</ul>`}`
    return sendPage(reply, { language: 'fa', title: 'صندوق پیامک', layout: 'list', content }, [])
  })
}

const persianTime = new Intl.DateTimeFormat('fa-IR', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Tehran',
})

const row = ({ receiver, text, code, sent_at }: Message) => html`<li>
<span class="meta"><bdi dir="ltr">${formatDigits(receiver, 'fa')}</bdi> · ${persianTime.format(sent_at)}</span>
${code !== null && html`<bdi dir="ltr" class="code-shown">${formatDigits(code, 'fa')}</bdi>`}
<p class="text">${text}</p></li>`
