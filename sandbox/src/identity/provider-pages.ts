import type { KoaContextWithOIDC } from 'oidc-provider'
import { Html, html } from '../pages/html'
import { PAGE_HEADERS, type Page, pageText } from '../pages/page'
import { languageOf, languageSeen } from './language-of'
import { WORDS } from './words'

/** The provider's own documents; their policy is already on the answer, see identity-app.ts. */
function show(ctx: KoaContextWithOIDC, page: Page): void {
  ctx.set(PAGE_HEADERS)
  ctx.body = pageText(page)
}

const wordsFor = (ctx: KoaContextWithOIDC) => {
  const asked = ctx.oidc?.params?.ui_locales ?? ctx.query.ui_locales
  const language = languageOf(
    typeof asked === 'string' ? asked : languageSeen(ctx.get('cookie')),
    ctx.get('accept-language'),
  )
  return { language, words: WORDS[language] }
}

/**
 * Asks whether to sign out. A person who was sent here by the shell has already said so: then the form sends itself,
 * where scripts run. A foreign page that leads here only gets the question.
 */
export function endPage(ctx: KoaContextWithOIDC, form: string): void {
  const { language, words } = wordsFor(ctx)
  const isMeant = ctx.oidc.entities.IdTokenHint !== undefined || /^same-/.test(ctx.get('sec-fetch-site'))
  show(ctx, {
    language,
    title: words.end.title,
    script: isMeant ? 'auto-submit' : undefined,
    // The provider's form has the secret that a foreign page cannot know.
    content: html`<div><h1>${words.end.title}</h1><p class="lead">${words.end.lead}</p></div>
${new Html(form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>'))}
<button class="button" form="op.logoutForm">${words.end.action}</button>`,
  })
}

export function goodbyePage(ctx: KoaContextWithOIDC, host: string): void {
  const { language, words } = wordsFor(ctx)
  show(ctx, {
    language,
    title: words.goodbye.title,
    content: html`<h1>${words.goodbye.title}</h1><a class="button" href="${host}/">${words.backToSarv}</a>`,
  })
}

/** Something was wrong with the request itself; the standard word helps whoever reports it. */
export function failurePage(ctx: KoaContextWithOIDC, error: string, host: string): void {
  const { language, words } = wordsFor(ctx)
  show(ctx, {
    language,
    title: words.failure.title,
    content: html`<div><h1>${words.failure.title}</h1><p class="lead">${words.failure.lead}</p></div>
<p class="help">${words.failure.code}: <bdi dir="ltr">${error}</bdi></p>
<a class="button" href="${host}/">${words.backToSarv}</a>`,
  })
}
