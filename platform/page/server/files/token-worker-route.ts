import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants as zlib } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { takesCoding } from '../../../delivery/http/accept-encoding'
import { globals } from '../../protocol'
import type { TokenWorkerFacts } from '../../token-worker/serve-tokens'
import type { Settings } from '../settings'

/** The path of the token worker's script. */
export const tokenWorkerPath = '/workers/tokens.js'

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
export async function tokenWorkerRoute(app: FastifyInstance, { files, self, config, identityOrigins }: Settings) {
  const built = readBuilt(files)
  const cookieName = isPlainLoopback(self) ? loopbackName : secureName
  const { api, identity: authority, clientId, authorization } = config
  app.get(tokenWorkerPath, async ({ headers }, reply) => {
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

/** The text of the worker's script, and the hashes of its chunks by their paths. */
interface BuiltWorker {
  readonly script: string
  readonly chunks: Readonly<Record<string, string>>
}

/** Undefined for a shell that was built before there was one: its pages hold their tokens. */
function readBuilt(folder: string): BuiltWorker | undefined {
  const list = path.join(folder, 'workers.json')
  if (!existsSync(list)) return undefined
  const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: { path: string; integrity: string }[] }
  const entry = files.find((file) => /^workers\/tokens\.[0-9a-f]{8}\.js$/.test(file.path))
  if (!entry) return undefined
  const chunks = files.filter((file) => file.path.startsWith('workers/') && file !== entry)
  return {
    script: readFileSync(path.join(folder, entry.path), 'utf8'),
    chunks: Object.fromEntries(chunks.map((file) => [`/${file.path}`, file.integrity])),
  }
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

/** Undefined where it stands twice as well: then a script has put one beside it. */
function rememberedSecret(cookieName: string, cookies = ''): string | undefined {
  const [found, ...others] = cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookieName}=`))
  const secret = found?.slice(cookieName.length + 1) ?? ''
  return others.length === 0 && secretShape.test(secret) ? secret : undefined
}

function secretCookie(cookieName: string, secret: string): string {
  const secure = cookieName === secureName ? '; Secure' : ''
  return `${cookieName}=${secret}; Path=${tokenWorkerPath}; Max-Age=${cookieAge}; HttpOnly${secure}; SameSite=Strict`
}
