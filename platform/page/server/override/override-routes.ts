import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { rememberedLanguage } from '../../../client/i18n/language'
import { federationRelease } from '../../../contract/federation-global'
import type { BuiltRemote } from '../../../contract/manifest'
import {
  type AnnouncedOverride,
  announcedOverride,
  chosenOverride,
  type OverrideTaken,
  overrideCookie,
  overrideId,
} from '../../../contract/override'
import type { PageOverride } from '../../../contract/page-data'
import { SarvErrors } from '../../../delivery/errors/sarv-error'
import { throwOnErrors } from '../../../delivery/gate/gate'
import { clientAddress } from '../../../delivery/http/client-address'
import type { Installation } from '../installation'
import { requireSameOrigin } from '../posts/same-origin'
import { overridePageHeaders, renderOverridePage } from './override-page'

/** Characters of the largest announcement that is taken. */
const bodyLimit = 512_000

interface OfOverride {
  Params: { readonly id: string }
}

/**
 * Routes of everything below /overrides: the command announces and ends (PUT and DELETE of an id), a browser is asked
 * whether it takes one up and does (GET and POST of it), asks which one it has and leaves it (GET and DELETE without).
 */
export async function overrideRoutes(app: FastifyInstance, installation: Installation): Promise<void> {
  const { settings, shellFor, overrides } = installation
  if (!settings.overrides) {
    for (const url of ['/overrides', '/overrides/*']) app.all(url, (_request, reply) => reply.code(404).send())
    return
  }
  const { self } = settings
  const isSecure = self.startsWith('https:')
  app.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
  app.get('/overrides/*', (_request, reply) => reply.code(404).send())

  app.get('/overrides', ({ headers }, reply) => {
    const override = overrides.get(chosenOverride(headers.cookie))
    if (!override) return reply.code(204).send()
    const { name, version } = override.built
    return reply.send({ name, version } satisfies PageOverride)
  })
  app.delete('/overrides', { onRequest: requireSameOrigin }, (_request, reply) =>
    reply.code(204).header('Set-Cookie', overrideCookie(undefined, isSecure)).send(),
  )
  app.get<OfOverride>(
    '/overrides/:id',
    { onRequest: [requireId, refuseOtherSites] },
    async ({ params, headers }, reply) => {
      const override = overrides.get(params.id)
      if (!override) return reply.code(404).send()
      const { built, port } = override
      const named = `${built.name} ${built.version} – http://localhost:${port}`
      const { texts } = (await shellFor(headers)).files.shell
      return reply
        .headers(overridePageHeaders)
        .send(renderOverridePage(named, rememberedLanguage(headers.cookie), texts.override))
    },
  )
  // A link of another app opens the page above; only the button on it comes from this origin.
  app.post<OfOverride>('/overrides/:id', { onRequest: [requireId, requireSameOrigin] }, ({ params: { id } }, reply) => {
    const override = overrides.get(id)
    if (!override) return reply.code(404).send()
    return reply.header('Set-Cookie', overrideCookie(id, isSecure)).redirect(firstPageOf(override.built), 303)
  })
  app.delete<OfOverride>('/overrides/:id', { onRequest: [requireId, refusePages] }, ({ params }, reply) => {
    overrides.end(params.id)
    return reply.code(204).send()
  })
  const addressOf = clientAddress(settings.trustedProxies)
  app.put<OfOverride>(
    '/overrides/:id',
    { onRequest: [requireId, refusePages], bodyLimit },
    async ({ params: { id }, body, raw }, reply) => {
      const { data: override } = announcedOverride.safeParse(body)
      if (!override) return reply.code(400).send()
      const { errors } = await gateErrors(installation, override)
      if (errors) return reply.code(409).send({ errors })
      if (!overrides.announce(id, override, addressOf(raw))) return reply.code(429).send()
      return reply.send({ open: `${self}/overrides/${id}`, origin: self } satisfies OverrideTaken)
    },
  )
}

const requireId: onRequestHookHandler = ({ params }, reply, done) => {
  if (overrideId.safeParse((params as OfOverride['Params']).id).success) done()
  else reply.code(404).send()
}

const refuseOtherSites: onRequestHookHandler = ({ headers: { 'sec-fetch-site': site } }, reply, done) => {
  if (site === undefined || site === 'none' || site === 'same-origin') done()
  else reply.code(403).send()
}

/** No page announces anything: browsers always name the site that asks. */
const refusePages: onRequestHookHandler = ({ headers }, reply, done) => {
  if (headers['sec-fetch-site'] === undefined && headers.origin === undefined) done()
  else reply.code(403).send()
}

/** What the gate has against an override beside what runs. */
async function gateErrors({ shellFor, catalogue }: Installation, { built }: AnnouncedOverride) {
  const { provided } = (await shellFor({})).files
  try {
    const host = { version: provided['@sarv/shared/platform'] ?? '', provided, federation: federationRelease }
    throwOnErrors({ built, hosts: [host], catalogue: await catalogue.current() })
    return {}
  } catch (error) {
    if (error instanceof SarvErrors) return { errors: error.errors }
    throw error
  }
}

/** Where a remote is seen first. */
export function firstPageOf({ routes }: BuiltRemote): string {
  return routes.find(({ path }) => !/[:*]/.test(path))?.path ?? '/home'
}
