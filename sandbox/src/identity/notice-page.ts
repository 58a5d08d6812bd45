import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from '../pages/html'
import { sendPage } from '../pages/page'
import { languageAsked, languageOf, languageSeen } from './language-of'
import { WORDS, type Words } from './words'

interface Notice {
  readonly status: number
  readonly title: string
  readonly lead: string
  /** The one way on from here. */
  readonly link: { readonly to: string; readonly text: string }
}

/** A page that only tells something, for a request that belongs to nobody's sign-in. */
export function sendNotice(
  request: FastifyRequest,
  reply: FastifyReply,
  noticeIn: (words: Words) => Notice,
): FastifyReply {
  const language = languageOf(
    languageAsked(request.query) ?? languageSeen(request.headers.cookie),
    request.headers['accept-language'],
  )
  const { status, title, lead, link } = noticeIn(WORDS[language])
  const content = html`<div><h1>${title}</h1><p class="lead">${lead}</p></div>
<a class="button" href="${link.to}">${link.text}</a>`
  return sendPage(reply, { language, title, content }, [], status)
}
