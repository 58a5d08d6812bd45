import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cookieHeader } from '../../../testing/cookie-jar'
import { clientId } from '../../../testing/fake-oidc-provider'
import { createDocumentServer } from '../document-server'
import { settingsFrom } from '../settings'

/** Origin under which the tests' document servers believe that people open the app. */
export const self = 'http://localhost:3000'
/** What a browser says of a call of the app's own page. */
const ofOwnPage = { 'sec-fetch-site': 'same-origin', origin: self }

export interface SessionServer {
  readonly origin: string
  readonly lines: readonly string[]
  close(): Promise<void>
}

/** Document server that holds the sessions of its browsers (`SARV_SESSION=server`), on a free port. */
export async function startSessionServer(
  provider: { readonly origin: string },
  api: { readonly origin: string },
  env: NodeJS.ProcessEnv,
): Promise<SessionServer> {
  const lines: string[] = []
  const settings = settingsFrom({
    SARV_CATALOGUE: '{"remotes":[]}',
    SARV_IDENTITY: provider.origin,
    SARV_CLIENT_ID: clientId,
    SARV_API_UPSTREAM: api.origin,
    SARV_SESSION: 'server',
    SARV_CLIENT_SECRET: 'a secret of the client',
    ...env,
  })
  const server: Server = createDocumentServer(settings, (line) => lines.push(line)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** A browser with the app's page, by its calls and its cookies. */
export interface SessionBrowser {
  /** The server that a balancer chooses for the calls that follow. */
  server: SessionServer
  readonly cookies: Map<string, string>
  /** What the page knows of its session; it stands in calls where other pages have their token. */
  generation: string
  /** @param headers what a browser says of a call of the app's own page, when left out */
  call(pathname: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** @returns the address that the provider sent the browser back to, and how the sign-in ended */
  signIn(sub?: string): Promise<{ readonly address: string; readonly done: Answer }>
  renew(): Promise<Answer>
}

/**
 * @param authorize signs a person in at the address, and answers the one that the browser comes back to
 * @param device headers of every call that tell the device
 */
export function sessionBrowser(
  server: SessionServer,
  authorize: (address: string, sub: string) => string | Promise<string>,
  device: Readonly<Record<string, string>> = {},
): SessionBrowser {
  async function post(pathname: string, body: object) {
    const answer = await browser.call(pathname, body)
    if (answer.status === 200) browser.generation = JSON.parse(answer.text).generation
    return answer
  }
  const browser: SessionBrowser = {
    server,
    cookies: new Map(),
    generation: '',
    async call(pathname, body, headers = { ...ofOwnPage, ...device, authorization: `Bearer ${browser.generation}` }) {
      const response = await fetch(browser.server.origin + pathname, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, cookie: cookieHeader(browser.cookies) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value) browser.cookies.set(name, value)
        else browser.cookies.delete(name)
      }
      return { status: response.status, text: await response.text(), headers: response.headers }
    },
    async signIn(sub = 'nima') {
      const began = await browser.call('/session/sign-in', { returnTo: '/funds/7', language: 'fa' })
      const address = await authorize(JSON.parse(began.text).address, sub)
      return { address, done: await post('/session/complete', { address }) }
    },
    renew: () => post('/session/renew', { generation: browser.generation }),
  }
  return browser
}
