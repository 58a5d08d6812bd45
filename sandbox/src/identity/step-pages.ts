import { formatDigits } from '@sarv/shared/text/digits'
import type { FastifyReply } from 'fastify'
import { type Html, html } from '../pages/html'
import { type Page, sendPage } from '../pages/page'
import { maskMobile } from './fields'
import type { Visit } from './visit'

/** Validation errors by field; `page` for one that belongs to none. */
export type FieldErrors = Readonly<Partial<Record<'mobile' | 'national_code' | 'password' | 'code' | 'page', string>>>

function show(visit: Visit, page: Omit<Page, 'language'>, fieldErrors: FieldErrors): FastifyReply {
  const { reply, language, context, request } = visit
  const path = request.url.replace(/\?.*$/, '')
  const otherLanguage = request.method === 'GET' ? `${path}?lang=${language === 'fa' ? 'en' : 'fa'}` : undefined
  const hasErrors = Object.keys(fieldErrors).length > 0
  const status = hasErrors && reply.statusCode === 200 ? 400 : reply.statusCode
  return sendPage(reply, { ...page, language, otherLanguage }, context.settings.hosts, status)
}

const heading = (title: string, lead: string | Html) => html`<div><h1>${title}</h1><p class="lead">${lead}</p></div>`
const notice = (fieldErrors: FieldErrors) =>
  fieldErrors.page && html`<p class="alert" role="alert">${fieldErrors.page}</p>`

interface FieldLook {
  readonly name: 'mobile' | 'national_code' | 'password'
  readonly label: string
  readonly value: string
  readonly type: 'tel' | 'text' | 'password'
  readonly autocomplete: string
  readonly help?: string
  readonly first?: boolean
}

function field({ name, label, value, type, autocomplete, help, first }: FieldLook, fieldErrors: FieldErrors): Html {
  const error = fieldErrors[name]
  const described = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" dir="ltr" required${
    type !== 'password' && html` inputmode="numeric"`
  }${first && html` autofocus`}${error && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}>
${help && html`<span class="help" id="${name}-help">${help}</span>`}
${error && html`<span class="error" id="${name}-error" role="alert">${error}</span>`}</p>`
}

export function mobilePage(visit: Visit, fieldErrors: FieldErrors = {}): FastifyReply {
  const { messages, uid, attempt, typed } = visit
  const value = typed.mobile ?? attempt?.mobile ?? ''
  const content = html`${heading(messages.signIn.title, messages.signIn.lead)}${notice(fieldErrors)}
<form method="post" action="/sign-in/${uid}">
${field({ name: 'mobile', label: messages.mobile, value, type: 'tel', autocomplete: 'tel-national', first: true }, fieldErrors)}
<button class="button">${messages.signIn.action}</button>
</form>
<a class="link" href="/sign-in/${uid}/register">${messages.signIn.toSignUp}</a>`
  return show(visit, { title: messages.signIn.title, content }, fieldErrors)
}

export function registerPage(visit: Visit, fieldErrors: FieldErrors = {}, isNewcomer = false): FastifyReply {
  const { messages, uid, attempt, typed } = visit
  const mobile = typed.mobile ?? attempt?.mobile ?? ''
  const code = typed.national_code ?? attempt?.national_code ?? ''
  const content = html`${heading(messages.register.title, messages.register.lead)}${notice(fieldErrors)}
${isNewcomer && html`<p class="alert info" role="status">${messages.register.newcomer}</p>`}
<form method="post" action="/sign-in/${uid}/register">
${field({ name: 'national_code', label: messages.nationalCode, value: code, type: 'text', autocomplete: 'off', first: true }, fieldErrors)}
${field({ name: 'mobile', label: messages.mobile, value: mobile, type: 'tel', autocomplete: 'tel-national' }, fieldErrors)}
<button class="button">${messages.register.action}</button>
</form>
<a class="link" href="/sign-in/${uid}">${messages.register.toSignIn}</a>`
  return show(visit, { title: messages.register.title, content }, fieldErrors)
}

export interface CodeStep {
  /** `/code` or `/register/code`. */
  readonly path: string
  readonly back: string
  readonly title: string
  readonly sentTo: readonly string[]
  readonly mobile: string
  /** Seconds until another code may be sent. */
  readonly seconds: number
}

export function codePage(visit: Visit, step: CodeStep, fieldErrors: FieldErrors = {}): FastifyReply {
  const { messages, uid, language, typed } = visit
  const [before, after] = step.sentTo
  const mobile = html`<bdi dir="ltr">${formatDigits(maskMobile(step.mobile), language)}</bdi>`
  // A void code is taken out of the boxes; one of the wrong length stays to be corrected.
  const value = fieldErrors.code === messages.errors.codeShape ? (typed.code ?? '') : ''
  const content = html`${heading(step.title, html`${before}${mobile}${after}`)}${notice(fieldErrors)}
<form method="post" action="/sign-in/${uid}${step.path}" data-digits="6"${fieldErrors.code && html` class="wrong"`}>
<p class="field"><label for="code">${messages.code.label}</label>
<span class="code"><input id="code" name="code" value="${value}" inputmode="numeric" autocomplete="one-time-code" required autofocus${
    fieldErrors.code && html` aria-invalid="true" aria-describedby="code-error"`
  }></span>
${fieldErrors.code && html`<span class="error" id="code-error" role="alert">${fieldErrors.code}</span>`}</p>
<button class="button">${messages.code.action}</button>
</form>
<form method="post" action="/sign-in/${uid}${step.path}/resend" class="between">
<span class="countdown" data-seconds="${step.seconds}" hidden>${messages.code.countdown}<bdi dir="ltr" class="tn"></bdi></span>
<button class="link" data-resend>${messages.code.resend}</button>
<a class="link" href="/sign-in/${uid}${step.back}">${messages.code.change}</a>
</form>`
  return show(visit, { title: step.title, content, script: 'code-boxes' }, fieldErrors)
}

export function passwordPage(visit: Visit, fieldErrors: FieldErrors = {}): FastifyReply {
  const { messages, uid, typed } = visit
  const { title, lead, help, action } = messages.newPassword
  const look = { name: 'password', label: messages.password, value: typed.password ?? '', type: 'password' } as const
  const content = html`${heading(title, lead)}${notice(fieldErrors)}
<form method="post" action="/sign-in/${uid}/password">
${field({ ...look, autocomplete: 'new-password', help, first: true }, fieldErrors)}
<button class="button">${action}</button>
</form>`
  return show(visit, { title, content }, fieldErrors)
}
