import type { KoaContextWithOIDC } from 'oidc-provider'
import { Html, html } from '../pages/html'
import { type Page, pageHeaders, renderPage } from '../pages/page'
import { messagesByLanguage } from './messages'
import { rememberedLanguage, resolveLanguage } from './page-language'

/** The provider's own documents; their policy is already on the response, see identity-app.ts. */
function show(ctx: KoaContextWithOIDC, page: Page): void {
  ctx.set(pageHeaders)
  ctx.body = renderPage(page)
}

const messagesFor = (ctx: KoaContextWithOIDC) => {
  const asked = ctx.oidc?.params?.ui_locales ?? ctx.query.ui_locales
  const language = resolveLanguage(
    typeof asked === 'string' ? asked : rememberedLanguage(ctx.get('cookie')),
    ctx.get('accept-language'),
  )
  return { language, messages: messagesByLanguage[language] }
}

/**
 * Logout confirmation page. A person who was sent here by the shell has already said so: then the form sends itself,
 * where scripts run. A foreign page that leads here only gets the question, also with an ID token of another person.
 */
export function endPage(ctx: KoaContextWithOIDC, form: string): void {
  const { language, messages } = messagesFor(ctx)
  const { session, entities } = ctx.oidc
  const isOwnHint = session?.accountId !== undefined && entities.IdTokenHint?.payload.sub === session.accountId
  const isMeant = isOwnHint || /^same-/.test(ctx.get('sec-fetch-site'))
  show(ctx, {
    language,
    title: messages.end.title,
    script: isMeant ? 'auto-submit' : undefined,
    // The provider's form has the secret that a foreign page cannot know.
    content: html`<div><h1>${messages.end.title}</h1><p class="lead">${messages.end.lead}</p></div>
${new Html(form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>'))}
<button class="button" form="op.logoutForm">${messages.end.action}</button>`,
  })
}

export function goodbyePage(ctx: KoaContextWithOIDC, host: string): void {
  const { language, messages } = messagesFor(ctx)
  show(ctx, {
    language,
    title: messages.goodbye.title,
    content: html`<h1>${messages.goodbye.title}</h1><a class="button" href="${host}/">${messages.backToSarv}</a>`,
  })
}

/** Error page: something was wrong with the request itself; the standard word helps the person who reports it. */
export function failurePage(ctx: KoaContextWithOIDC, error: string, host: string): void {
  const { language, messages } = messagesFor(ctx)
  show(ctx, {
    language,
    title: messages.failure.title,
    content: html`<div><h1>${messages.failure.title}</h1><p class="lead">${messages.failure.lead}</p></div>
<p class="help">${messages.failure.code}: <bdi dir="ltr">${error}</bdi></p>
<a class="button" href="${host}/">${messages.backToSarv}</a>`,
  })
}
