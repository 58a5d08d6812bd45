import { showDigits } from '@sarv/shared/i18n/digits'
import type { FastifyReply } from 'fastify'
import { type Html, html } from '../pages/html'
import { type Page, sendPage } from '../pages/page'
import { maskedMobile } from './fields'
import type { Visit } from './visit'

/** Faults by the field they belong to; `page` for one that is nobody's. */
export type Faults = Readonly<Partial<Record<'mobile' | 'national_code' | 'password' | 'code' | 'page', string>>>

function show(visit: Visit, page: Omit<Page, 'language'>, faults: Faults): FastifyReply {
  const { reply, language, world, request } = visit
  const path = request.url.replace(/\?.*$/, '')
  const otherLanguage = request.method === 'GET' ? `${path}?lang=${language === 'fa' ? 'en' : 'fa'}` : undefined
  const status = Object.keys(faults).length > 0 ? 400 : 200
  return sendPage(reply, { ...page, language, otherLanguage }, world.settings.hosts, status)
}

const heading = (title: string, lead: string | Html) => html`<div><h1>${title}</h1><p class="lead">${lead}</p></div>`
const notice = (faults: Faults) => faults.page && html`<p class="alert" role="alert">${faults.page}</p>`

interface FieldLook {
  readonly name: 'mobile' | 'national_code' | 'password'
  readonly label: string
  readonly value: string
  readonly type: 'tel' | 'text' | 'password'
  readonly autocomplete: string
  readonly help?: string
  readonly first?: boolean
}

function field({ name, label, value, type, autocomplete, help, first }: FieldLook, faults: Faults): Html {
  const fault = faults[name]
  const described = [help && `${name}-help`, fault && `${name}-error`].filter(Boolean).join(' ')
  return html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" dir="ltr" required${
    type !== 'password' && html` inputmode="numeric"`
  }${first && html` autofocus`}${fault && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}>
${help && html`<span class="help" id="${name}-help">${help}</span>`}
${fault && html`<span class="error" id="${name}-error" role="alert">${fault}</span>`}</p>`
}

export function mobilePage(visit: Visit, faults: Faults = {}): FastifyReply {
  const { words, uid, attempt, typed } = visit
  const value = typed.mobile ?? attempt?.mobile ?? ''
  const content = html`${heading(words.signIn.title, words.signIn.lead)}${notice(faults)}
<form method="post" action="/sign-in/${uid}">
${field({ name: 'mobile', label: words.mobile, value, type: 'tel', autocomplete: 'tel-national', first: true }, faults)}
<button class="button">${words.signIn.action}</button>
</form>
<a class="link" href="/sign-in/${uid}/register">${words.signIn.toSignUp}</a>`
  return show(visit, { title: words.signIn.title, content }, faults)
}

export function registerPage(visit: Visit, faults: Faults = {}, isNewcomer = false): FastifyReply {
  const { words, uid, attempt, typed } = visit
  const mobile = typed.mobile ?? attempt?.mobile ?? ''
  const code = typed.national_code ?? attempt?.national_code ?? ''
  const content = html`${heading(words.register.title, words.register.lead)}${notice(faults)}
${isNewcomer && html`<p class="alert info" role="status">${words.register.newcomer}</p>`}
<form method="post" action="/sign-in/${uid}/register">
${field({ name: 'national_code', label: words.nationalCode, value: code, type: 'text', autocomplete: 'off', first: true }, faults)}
${field({ name: 'mobile', label: words.mobile, value: mobile, type: 'tel', autocomplete: 'tel-national' }, faults)}
<button class="button">${words.register.action}</button>
</form>
<a class="link" href="/sign-in/${uid}">${words.register.toSignIn}</a>`
  return show(visit, { title: words.register.title, content }, faults)
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

export function codePage(visit: Visit, step: CodeStep, faults: Faults = {}): FastifyReply {
  const { words, uid, language, typed } = visit
  const [before, after] = step.sentTo
  const mobile = html`<bdi dir="ltr">${showDigits(maskedMobile(step.mobile), language)}</bdi>`
  // A void code is taken out of the boxes; one of the wrong length stays to be corrected.
  const value = faults.code === words.errors.codeShape ? (typed.code ?? '') : ''
  const content = html`${heading(step.title, html`${before}${mobile}${after}`)}${notice(faults)}
<form method="post" action="/sign-in/${uid}${step.path}" data-digits="6"${faults.code && html` class="wrong"`}>
<p class="field"><label for="code">${words.code.label}</label>
<span class="code"><input id="code" name="code" value="${value}" inputmode="numeric" autocomplete="one-time-code" required autofocus${
    faults.code && html` aria-invalid="true" aria-describedby="code-error"`
  }></span>
${faults.code && html`<span class="error" id="code-error" role="alert">${faults.code}</span>`}</p>
<button class="button">${words.code.action}</button>
</form>
<form method="post" action="/sign-in/${uid}${step.path}/resend" class="between">
<span class="countdown" data-seconds="${step.seconds}" hidden>${words.code.countdown}<bdi dir="ltr" class="tn"></bdi></span>
<button class="link" data-resend>${words.code.resend}</button>
<a class="link" href="/sign-in/${uid}${step.back}">${words.code.change}</a>
</form>`
  return show(visit, { title: step.title, content, script: 'code-boxes' }, faults)
}

export function passwordPage(visit: Visit, faults: Faults = {}): FastifyReply {
  const { words, uid, typed } = visit
  const { title, lead, help, action } = words.newPassword
  const look = { name: 'password', label: words.password, value: typed.password ?? '', type: 'password' } as const
  const content = html`${heading(title, lead)}${notice(faults)}
<form method="post" action="/sign-in/${uid}/password">
${field({ ...look, autocomplete: 'new-password', help, first: true }, faults)}
<button class="button">${action}</button>
</form>`
  return show(visit, { title, content }, faults)
}
