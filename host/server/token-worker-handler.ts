import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { TokenWorkerSettings } from '@sarv/shared/internal/token-worker/serve-tokens'
import type { Settings } from './settings'

/** The path of the token worker's script. */
export const tokenWorkerPath = '/workers/tokens.js'

/** Browsers that know the prefix let no script write a cookie of this name. */
const cookieName = '__Http-sarv-tokens'
/** The longest that browsers remember a cookie; seconds. */
const cookieAge = 400 * 86_400
const secretShape = /^[\w-]{43}$/

/**
 * Creates the handler of the token worker's script, the one place where the key of a browser's stored tokens is told: a
 * cookie that no script reads comes in, and goes out again as the first line of a worker. Only a request that starts a
 * worker of this origin gets it (`Sec-Fetch-Dest`, which no script can set), and no cache keeps it, so a page that
 * fetches this address learns nothing. A browser that does not say what a request is for gets a worker without a key.
 */
export function createTokenWorkerHandler({ files, config, dpop }: Settings) {
  const script = findScript(path.join(files, 'workers'))
  const { api, identity: authority, clientId } = config
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { 'sec-fetch-dest': destination, 'sec-fetch-site': site, cookie } = request.headers
    if (!script) return void response.writeHead(404).end()
    const isUnknown = destination === undefined
    if (!isUnknown && (destination !== 'worker' || site !== 'same-origin'))
      return void response.writeHead(403, { 'Cache-Control': 'no-store' }).end()
    const secret = isUnknown ? undefined : (rememberedSecret(cookie) ?? randomBytes(32).toString('base64url'))
    const facts: TokenWorkerSettings = { secret, api, authority, clientId, ...(dpop && { dpop: { at: Date.now() } }) }
    response.writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': tokenWorkerPolicy([api, authority]),
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...(secret && { 'Set-Cookie': secretCookie(secret) }),
    })
    response.end(`self.__SARV_TOKENS__=${JSON.stringify(facts)};\nimportScripts('/workers/${script}')\n`)
  }
}

/** Undefined for a shell that was built before there was one: its pages hold their tokens. */
function findScript(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  return readdirSync(folder).find((name) => /^tokens\.[0-9a-f]{8}\.js$/.test(name))
}

/** The worker runs scripts of the shell's own origin and calls API and provider, nobody else. */
function tokenWorkerPolicy(called: readonly string[]): string {
  const origins = new Set(called.map((address) => new URL(address).origin))
  return `default-src 'none'; script-src 'self'; connect-src ${[...origins].join(' ')}`
}

/** Undefined where it stands twice as well: then a script has put one beside it. */
function rememberedSecret(cookies = ''): string | undefined {
  const [found, ...others] = cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookieName}=`))
  const secret = found?.slice(cookieName.length + 1) ?? ''
  return others.length === 0 && secretShape.test(secret) ? secret : undefined
}

function secretCookie(secret: string): string {
  return `${cookieName}=${secret}; Path=${tokenWorkerPath}; Max-Age=${cookieAge}; HttpOnly; Secure; SameSite=Strict`
}
