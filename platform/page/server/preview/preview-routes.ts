import type { FastifyInstance } from 'fastify'
import { rememberedLanguage } from '../../../client/i18n/language'
import { previewCookie, previewToken } from '../../../contract/preview'
import type { Installation } from '../installation'
import { overridePageHeaders, renderOverridePage } from '../override/override-page'
import { firstPageOf } from '../override/override-routes'
import { requireSameOrigin } from '../posts/same-origin'

interface OfPreview {
  Params: { readonly token: string }
}

/** Routes of everything below /previews: a browser is asked whether it takes one up, does, and leaves it. */
export async function previewRoutes(
  app: FastifyInstance,
  { settings, shellFor, previews }: Installation,
): Promise<void> {
  const isSecure = settings.self.startsWith('https:')
  const find = (token: string) => previews(previewToken.safeParse(token).data)
  app.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
  for (const url of ['/previews', '/previews/*']) app.get(url, (_request, reply) => reply.code(404).send())

  app.get<OfPreview>('/previews/:token', async ({ params, headers }, reply) => {
    const preview = await find(params.token)
    if (!preview) return reply.code(404).send()
    const { name, version } = preview.current
    const { texts } = (await shellFor(headers)).files.shell
    const words = texts.preview ?? texts.override
    return reply
      .headers(overridePageHeaders)
      .send(renderOverridePage(`${name} ${version}`, rememberedLanguage(headers.cookie), words))
  })

  // A link of another app opens the page above; only the button on it comes from this origin.
  app.post<OfPreview>('/previews/:token', { onRequest: requireSameOrigin }, async ({ params: { token } }, reply) => {
    const preview = await find(token)
    if (!preview) return reply.code(404).send()
    const seconds = Math.floor((preview.until - Date.now()) / 1_000)
    return reply
      .header('Set-Cookie', previewCookie(token, seconds, isSecure))
      .redirect(firstPageOf(preview.current), 303)
  })

  app.delete('/previews', { onRequest: requireSameOrigin }, (_request, reply) =>
    reply
      .code(204)
      .header('Set-Cookie', previewCookie(undefined, 0, isSecure))
      .send(),
  )
}
