import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants as zlib } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { takesCoding } from '../../../delivery/http/accept-encoding'
import { globals } from '../../protocol'
import type { TokenWorkerFacts } from '../../token-worker/serve-tokens'
import type { Installation } from '../installation'
import { soleCookie } from '../session/session-cookies'

/** The path of the token worker's script. */
export const tokenWorkerPath = '/workers/tokens.js'

/**
 * Where a page gets its token worker. The two speak to each other, so a page whose shell is one of several names it.
 * @param version of the shell; undefined for the server's own
 */
export function tokenWorkerAddress(version: string | undefined): string {
  return version === undefined ? tokenWorkerPath : `${tokenWorkerPath}?shell=${version}`
}

interface OfShell {
  Querystring: { readonly shell?: string }
}

/** Browsers that know the prefix let no script write a cookie of this name. */
const secureName = '__Http-sarv-tokens'
/** Not every browser sends a `Secure` cookie to a developer's own machine without TLS; Safari does not. */
const loopbackName = 'sarv-tokens'
/** The longest that browsers remember a cookie; seconds. */
const cookieAge = 400 * 86_400
const secretShape = /^[\w-]{43}$/

const compress = promisify(brotliCompress)

/**
 * Route of the token worker's script, the one place where the key of a browser's stored tokens is told: a
 * cookie that no script reads comes in, and goes out again as the first line of a worker. Only a request that starts a
 * worker of this origin gets it (`Sec-Fetch-Dest`, which no script can set), and no cache keeps it, so a page that
 * fetches this address learns nothing. A browser that does not say what a request is for gets a worker without a key.
 */
export async function tokenWorkerRoute(app: FastifyInstance, { settings, shells, shellFor }: Installation) {
  const { self, config, identityOrigins } = settings
  const cookieName = isPlainLoopback(self) ? loopbackName : secureName
  const { api, identity: authority, clientId, authorization } = config
  app.get<OfShell>(tokenWorkerPath, async ({ headers, query }, reply) => {
    const named = shells.all().find(({ files }) => files.version !== undefined && files.version === query.shell)
    const built = (named ?? (await shellFor(headers))).tokenWorker
    const { 'sec-fetch-dest': destination, 'sec-fetch-site': site, cookie } = headers
    if (!built) return reply.code(404).send()
    const isUnknown = destination === undefined
    if (!isUnknown && (destination !== 'worker' || site !== 'same-origin'))
      return reply.code(403).header('Cache-Control', 'no-store').send()
    const secret = isUnknown
      ? undefined
      : (rememberedSecret(cookieName, cookie) ?? randomBytes(32).toString('base64url'))
    const facts: TokenWorkerFacts = {
      secret,
      api,
      authority,
      clientId,
      ...(authorization && { authorization }),
      chunks: built.chunks,
    }
    const body = Buffer.from(`self.${globals.tokens}=${JSON.stringify(facts)};\n${built.script}`)
    const isBrotli = takesCoding(headers['accept-encoding'], 'br')
    const bytes = isBrotli ? await compress(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }) : body
    reply.headers({
      'Content-Type': 'text/javascript; charset=utf-8',
      ...(isBrotli && { 'Content-Encoding': 'br' }),
      'Content-Security-Policy': tokenWorkerPolicy(self, [api, ...identityOrigins]),
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...(secret && { 'Set-Cookie': secretCookie(cookieName, secret) }),
    })
    return reply.send(bytes)
  })
}

/**
 * The worker runs, beside this script, what it has fetched with a hash and turned into a blob; it calls the API and the
 * provider only.
 */
function tokenWorkerPolicy(self: string, called: readonly string[]): string {
  const origins = new Set(called.map((address) => new URL(address).origin))
  return `default-src 'none'; script-src blob:; connect-src ${[`${self}/workers/`, ...origins].join(' ')}`
}

/** Whether the app is served without TLS to the machine it runs on, as by `pnpm start`. */
function isPlainLoopback(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}

function rememberedSecret(cookieName: string, cookies: string | undefined): string | undefined {
  const secret = soleCookie(cookies, cookieName)
  return secret !== undefined && secretShape.test(secret) ? secret : undefined
}

function secretCookie(cookieName: string, secret: string): string {
  const secure = cookieName === secureName ? '; Secure' : ''
  return `${cookieName}=${secret}; Path=${tokenWorkerPath}; Max-Age=${cookieAge}; HttpOnly${secure}; SameSite=Strict`
}
