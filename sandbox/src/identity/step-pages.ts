import { formatFullDate } from '@sarv/shared/calendar/format-date'
import { formatDigits } from '@sarv/shared/text/digits'
import type { FastifyReply } from 'fastify'
import { fill } from '../local-text/fill'
import { type Html, html } from '../pages/html'
import { type Page, sendPage } from '../pages/page'
import { maskMobile } from './fields'
import type { FormErrorField } from './form-error'
import { type InteractionContext, partyOf } from './interaction-context'
import { type PasskeyUse, requestOptions } from './passkey'

/** Validation errors by field; `page` for one that belongs to none. */
type FieldErrors = Readonly<Partial<Record<FormErrorField | 'password', string>>>

function show(
  interaction: InteractionContext,
  page: Omit<Page, 'language'>,
  status: number = interaction.formError?.status ?? 200,
): FastifyReply {
  const { reply, language, context, request, formError } = interaction
  const [path = '', query] = request.url.split('?')
  const otherQuery = new URLSearchParams(query)
  otherQuery.set('lang', language === 'fa' ? 'en' : 'fa')
  const otherLanguage = request.method === 'GET' ? `${path}?${otherQuery}` : undefined
  if (formError?.retryAfter !== undefined) reply.header('retry-after', formError.retryAfter)
  return sendPage(reply, { ...page, language, otherLanguage }, context.settings.hosts, status)
}

const errorsOf = ({ formError }: InteractionContext): FieldErrors => formError?.errors ?? {}

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
  /** Words of the button that shows what was typed, by the page's script; without scripts it is not there. */
  readonly reveal?: { readonly show: string; readonly hide: string }
}

function field(
  { name, label, value, type, autocomplete, help, first, reveal }: FieldLook,
  fieldErrors: FieldErrors,
): Html {
  const error = fieldErrors[name]
  const described = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ')
  const input = html`<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" dir="ltr" required${
    type !== 'password' && html` inputmode="numeric"`
  }${first && html` autofocus`}${error && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}>`
  return html`<p class="field"><label for="${name}">${label}</label>
${
  reveal
    ? html`<span class="secret">${input}<button type="button" class="link" aria-controls="${name}" data-show="${reveal.show}" data-hide="${reveal.hide}" hidden>${reveal.show}</button></span>`
    : input
}
${help && html`<span class="help" id="${name}-help">${help}</span>`}
${error && html`<span class="error" id="${name}-error" role="alert">${error}</span>`}</p>`
}

/** A form that a passkey fills in, by the page's script; without scripts it is not there. */
const passkeyForm = (action: string, options: object, label: string, cancelled: string): Html =>
  html`<form method="post" action="${action}" data-passkey="${JSON.stringify(options)}" hidden>
<input type="hidden" name="response">
<p class="alert" role="alert" data-cancelled hidden>${cancelled}</p>
<button class="button">${label}</button>
</form>`

/** What stands in the field of a number: a person who holds this device sees only the ends of the last one. (T21, D-162) */
function shownMobile(
  { typed, attempt }: InteractionContext,
  last: { readonly mobile: string } | undefined,
  first = '',
): string {
  const mobile = typed.mobile ?? attempt?.mobile ?? first
  return last && mobile === last.mobile ? maskMobile(mobile) : mobile
}

/** @param last who signed in last in this browser */
export async function mobilePage(
  interaction: InteractionContext,
  last?: { readonly mobile: string; readonly has_passkey: boolean },
): Promise<FastifyReply> {
  const fieldErrors = errorsOf(interaction)
  const { messages, uid, attempt } = interaction
  const value = shownMobile(interaction, last, last?.mobile)
  const { passkey } = messages
  const withPasskey =
    last?.has_passkey === true
      ? html`${passkeyForm(`/sign-in/${uid}/passkey`, { get: await requestOptions(partyOf(interaction)) }, passkey.action, passkey.cancelled)}
<p class="or">${passkey.or}</p>
`
      : undefined
  const content = html`${heading(messages.signIn.title, attempt?.wants_passkeys ? passkey.first : messages.signIn.lead)}${notice(fieldErrors)}
${withPasskey}<form method="post" action="/sign-in/${uid}">
${field({ name: 'mobile', label: messages.mobile, value, type: 'tel', autocomplete: 'tel-national', first: !withPasskey }, fieldErrors)}
<button class="button${withPasskey && ' tonal'}">${messages.signIn.action}</button>
</form>
<div class="between"><a class="link" href="/sign-in/${uid}/register">${messages.signIn.toSignUp}</a>
${last && html`<form method="post" action="/sign-in/${uid}/forget"><button class="link">${messages.signIn.forget}</button></form>`}
${last?.has_passkey && html`<form method="post" action="/sign-in/${uid}/passkeys/show"><button class="link">${passkey.manage}</button></form>`}</div>`
  return show(interaction, { title: messages.signIn.title, content, script: withPasskey && 'passkey' })
}

export function registerPage(
  interaction: InteractionContext,
  last?: { readonly mobile: string },
  isNewcomer = false,
): FastifyReply {
  const fieldErrors = errorsOf(interaction)
  const { messages, uid, attempt, typed } = interaction
  const mobile = shownMobile(interaction, last)
  const code = typed.national_code ?? attempt?.national_code ?? ''
  const content = html`${heading(messages.register.title, messages.register.lead)}${notice(fieldErrors)}
${isNewcomer && html`<p class="alert info" role="status">${messages.register.newcomer}</p>`}
<form method="post" action="/sign-in/${uid}/register">
${field({ name: 'national_code', label: messages.nationalCode, value: code, type: 'text', autocomplete: 'off', first: true }, fieldErrors)}
${field({ name: 'mobile', label: messages.mobile, value: mobile, type: 'tel', autocomplete: 'tel-national' }, fieldErrors)}
<button class="button">${messages.register.action}</button>
</form>
<a class="link" href="/sign-in/${uid}">${messages.register.toSignIn}</a>`
  return show(interaction, { title: messages.register.title, content })
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
  /** Length of the code that was sent. */
  readonly digits: number
}

export function codePage(interaction: InteractionContext, step: CodeStep): FastifyReply {
  const fieldErrors = errorsOf(interaction)
  const { messages, uid, language, typed } = interaction
  const [before, after] = step.sentTo
  const mobile = html`<bdi dir="ltr">${formatDigits(maskMobile(step.mobile), language)}</bdi>`
  const value = typed.code ?? ''
  const content = html`${heading(step.title, html`${before}${mobile}${after}`)}${notice(fieldErrors)}
<form method="post" action="/sign-in/${uid}${step.path}" data-digits="${step.digits}"${fieldErrors.code && html` class="wrong"`}>
<input type="hidden" name="passkey">
<p class="field"><label for="code">${fill(messages.code.label, { digits: formatDigits(step.digits, language) })}</label>
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
  return show(interaction, { title: step.title, content, script: 'code-boxes' })
}

/** @param error shown in the response to the form itself: a password is not kept for a page of its own */
export function passwordPage(interaction: InteractionContext, error?: string): FastifyReply {
  const fieldErrors: FieldErrors = error === undefined ? {} : { password: error }
  const { messages, uid, typed } = interaction
  const { title, lead, help, action, show: toShow, hide } = messages.newPassword
  const look = { name: 'password', label: messages.password, value: typed.password ?? '', type: 'password' } as const
  const content = html`${heading(title, lead)}${notice(fieldErrors)}
<form method="post" action="/sign-in/${uid}/password">
${field({ ...look, autocomplete: 'new-password', help, first: true, reveal: { show: toShow, hide } }, fieldErrors)}
<button class="button">${action}</button>
</form>`
  return show(interaction, { title, content, script: 'show-password' }, error === undefined ? 200 : 400)
}

export function passkeyPage(interaction: InteractionContext, options: object): FastifyReply {
  const { messages, uid } = interaction
  const { title, lead, make, later, notMade } = messages.passkey
  const content = html`${heading(title, lead)}${notice(errorsOf(interaction))}
${passkeyForm(`/sign-in/${uid}/passkey/new`, { create: options }, make, notMade)}
<form method="post" action="/sign-in/${uid}/passkey/skip"><button class="button tonal">${later}</button></form>`
  return show(interaction, { title, content, script: 'passkey' })
}

export function passkeysPage(interaction: InteractionContext, passkeys: readonly PasskeyUse[]): FastifyReply {
  const { messages, uid, language } = interaction
  const { list, listLead, none, made, used, remove, done } = messages.passkey
  const tell = (text: string, date: Date) =>
    fill(text, { day: formatFullDate(date.toISOString(), language, { weekday: false }) })
  const rows = passkeys.map(
    ({ id, made_at, used_at }) => html`<form method="post" action="/sign-in/${uid}/passkeys/remove" class="row">
<input type="hidden" name="id" value="${id}">
<p>${tell(made, made_at)}${used_at !== null && html`<br><span class="help">${tell(used, used_at)}</span>`}</p>
<button class="link">${remove}</button>
</form>`,
  )
  const content = html`${heading(list, passkeys.length === 0 ? none : listLead)}
${rows}
<form method="post" action="/sign-in/${uid}/passkeys/done"><button class="button">${done}</button></form>`
  return show(interaction, { title: list, content })
}
