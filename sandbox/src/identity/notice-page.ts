import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from '../pages/html'
import { sendPage } from '../pages/page'
import { type Messages, messagesByLanguage } from './messages'
import { rememberedLanguage, requestedLanguage, resolveLanguage } from './page-language'

interface Notice {
  readonly status: number
  readonly title: string
  readonly lead: string
  /** The one way on from here. */
  readonly link: { readonly to: string; readonly text: string }
}

/** Notice page, for a request that belongs to no one's sign-in. */
export function sendNotice(
  request: FastifyRequest,
  reply: FastifyReply,
  noticeIn: (messages: Messages) => Notice,
): FastifyReply {
  const language = resolveLanguage(
    requestedLanguage(request.query) ?? rememberedLanguage(request.headers.cookie),
    request.headers['accept-language'],
  )
  const { status, title, lead, link } = noticeIn(messagesByLanguage[language])
  const content = html`<div><h1>${title}</h1><p class="lead">${lead}</p></div>
<a class="button" href="${link.to}">${link.text}</a>`
  return sendPage(reply, { language, title, content }, [], status)
}
