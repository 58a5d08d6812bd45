import type { IncomingMessage, ServerResponse } from 'node:http'
import { rememberedLanguage } from '../../../client/i18n/language'
import type { Catalogue } from '../../../contract/catalogue'
import { federationRelease } from '../../../contract/federation-global'
import {
  type AnnouncedOverride,
  announcedOverride,
  chosenOverride,
  type OverrideTaken,
  overrideCookie,
  overrideId,
} from '../../../contract/override'
import type { PageOverride } from '../../../contract/page-data'
import type { ShellManifest } from '../../../contract/shell-manifest'
import { SarvErrors } from '../../../delivery/errors/sarv-error'
import { throwOnErrors } from '../../../delivery/gate/gate'
import type { ClientAddress } from '../../../delivery/http/client-address'
import { readBody } from '../../../delivery/http/read-body'
import type { Provided } from '../document/to-page-data'
import { overridePageHeaders, renderOverridePage } from './override-page'
import type { Overrides } from './overrides'

/** Characters of the largest announcement that is taken. */
const limit = 512_000

interface Around {
  readonly overrides: Overrides
  /** The origin under which people open the app. */
  readonly self: string
  readonly provided: Provided
  readonly texts: ShellManifest['texts']['override']
  readonly addressOf: ClientAddress
  readonly catalogue: () => Promise<Catalogue>
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/**
 * Request handler of everything below /overrides: the command announces and ends (PUT and DELETE of an id), a browser is
 * asked whether it takes one up and does (GET and POST of it), asks which one it has and leaves it (GET and DELETE without).
 */
export function createOverrideHandler(
  around: Around,
): (...asked: [...Parameters<Answer>, pathname: string]) => Promise<void> {
  const { overrides, self } = around
  const isSecure = self.startsWith('https:')
  const ofCommand: Record<string, (id: string) => Answer> = {
    PUT: (id) => (request, response) => take(around, id, request, response),
    DELETE: (id) => (_, response) => {
      overrides.end(id)
      response.writeHead(204).end()
    },
  }
  return async (request, response, pathname) => {
    const { method = '', headers } = request
    const site = headers['sec-fetch-site']
    const id = overrideId.safeParse(pathname.slice('/overrides/'.length)).data
    if (pathname === '/overrides') {
      if (method === 'GET') return tell(response, overrides.get(chosenOverride(headers.cookie)))
      if (method !== 'DELETE') return refuse(response, 405)
      if (site !== 'same-origin') return refuse(response, 403)
      response.writeHead(204, { 'Set-Cookie': overrideCookie(undefined, isSecure) }).end()
    } else if (id === undefined) refuse(response, 404)
    else if (method === 'GET') {
      if (site !== undefined && site !== 'none' && site !== 'same-origin') return refuse(response, 403)
      const override = overrides.get(id)
      if (!override) return refuse(response, 404)
      response
        .writeHead(200, { ...overridePageHeaders, ...uncached })
        .end(renderOverridePage(override, rememberedLanguage(headers.cookie), around.texts))
    } else if (method === 'POST') {
      // A link of another app opens the page above; only the button on it comes from this origin.
      if (site !== 'same-origin') return refuse(response, 403)
      const override = overrides.get(id)
      if (!override) return refuse(response, 404)
      response
        .writeHead(303, { Location: firstPageOf(override), 'Set-Cookie': overrideCookie(id, isSecure), ...uncached })
        .end()
    } else {
      const answer = ofCommand[method]?.(id)
      if (!answer) return refuse(response, 405)
      // No page announces anything: browsers always name the site that asks.
      if (site !== undefined || headers.origin !== undefined) return refuse(response, 403)
      await answer(request, response)
    }
  }
}

const uncached = { 'Cache-Control': 'no-store' } as const

async function take(
  { overrides, self, provided, addressOf, catalogue }: Around,
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, limit)
  if (body === undefined) return refuse(response, 413)
  const override = announcedIn(body)
  if (!override) return refuse(response, 400)
  try {
    const host = { version: provided['@sarv/shared/platform'] ?? '', provided, federation: federationRelease }
    throwOnErrors({ built: override.built, hosts: [host], catalogue: await catalogue() })
  } catch (error) {
    if (!(error instanceof SarvErrors)) throw error
    return send(response, 409, { errors: error.errors })
  }
  if (!overrides.announce(id, override, addressOf(request))) return refuse(response, 429)
  const taken: OverrideTaken = { open: `${self}/overrides/${id}`, origin: self }
  send(response, 200, taken)
}

function tell(response: ServerResponse, override: AnnouncedOverride | undefined): void {
  if (!override) return void response.writeHead(204, uncached).end()
  const { name, version } = override.built
  const running: PageOverride = { name, version }
  send(response, 200, running)
}

function firstPageOf({ built }: AnnouncedOverride): string {
  return built.routes.find(({ path }) => !/[:*]/.test(path))?.path ?? '/home'
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, uncached).end()
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...uncached }).end(JSON.stringify(body))
}

function announcedIn(body: string): AnnouncedOverride | undefined {
  try {
    return announcedOverride.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
