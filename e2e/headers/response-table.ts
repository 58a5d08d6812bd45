import type { SandboxOrigins } from '@sarv/shared/testing/sandbox'
import type { HeaderKind } from './expected-headers'

/** One kind of response: how to get it, and which headers it has. */
export interface ResponseKind {
  readonly name: string
  readonly path: string
  readonly init?: RequestInit
  readonly status: number
  readonly type?: string
  readonly headers: HeaderKind
  /** Whether the request has the access token of the person whom the test signed in. */
  readonly isSigned?: boolean
}

const row = (
  name: string,
  path: string,
  status: number,
  headers: HeaderKind,
  more: Pick<ResponseKind, 'type' | 'init' | 'isSigned'> = {},
): ResponseKind => ({ name, path, status, headers, ...more })

const from = (origin: string) => ({ headers: { origin } })
const shell = 'http://localhost:3000'
const asked = (destination: string) => ({
  headers: { 'sec-fetch-dest': destination, 'sec-fetch-site': 'same-origin' },
})
const preflight = (origin: string): RequestInit => ({
  method: 'OPTIONS',
  headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
})
const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'
const script = 'text/javascript; charset=utf-8'

/** What the document server answers. */
export const ofHost: readonly ResponseKind[] = [
  row('a page', '/home', 200, 'page', { type: html }),
  row('a page, asked by HEAD', '/home', 200, 'page', { init: { method: 'HEAD' }, type: html }),
  row('an unknown page', '/nowhere/at/all', 200, 'page', { type: html }),
  row('the frame of a silent renewal', '/home?state=s&code=c', 200, 'renewalFrame', {
    init: asked('iframe'),
    type: html,
  }),
  row('a script', '/chunk.0a1b2c3d.js', 200, 'immutable', { type: 'text/javascript' }),
  row('a style', '/chunk.0a1b2c3d.css', 200, 'immutable', { type: 'text/css' }),
  row('a picture', '/mark.0a1b2c3d.svg', 200, 'immutable', { type: 'image/svg+xml' }),
  row("a worker's script", '/workers/pdf.0a1b2c3d.js', 200, 'immutable'),
  row('a font', '/text.0a1b2c3d.woff2', 200, 'immutable', { type: 'font/woff2' }),
  row('the list of files', '/host.json', 200, 'revalidated', { type: 'application/json' }),
  row('a part of a script that there is not', '/main.js', 416, 'common', {
    init: { headers: { range: 'bytes=9999-' } },
  }),
  row('a dictionary of pages that there is not', '/page-dictionaries/unknown', 404, 'common'),
  row('what a browser below the floor reads', '/old-browser', 200, 'oldBrowser', { type: html }),
  row('the token worker', '/workers/tokens.js', 200, 'tokenWorker', { init: asked('worker'), type: script }),
  row('the token worker, as a script', '/workers/tokens.js', 403, 'common', { init: asked('script') }),
  row('the service worker', '/sw.js', 200, 'serviceWorker', { type: script }),
  row('the manifest', '/manifest.webmanifest', 200, 'revalidated'),
  row('the running versions', '/versions', 200, 'revalidated', { type: 'application/json' }),
  row('a remote by its address', '/remotes?at=/bank', 200, 'revalidated', { type: 'application/json' }),
  row('the asset links', '/.well-known/assetlinks.json', 200, 'revalidated'),
  row('health', '/health', 200, 'common'),
  row('liveness', '/livez', 200, 'common'),
  row('metrics, which are on a port of their own', '/metrics', 404, 'common'),
  row('a report of no one', '/reports', 403, 'common', { init: { method: 'POST' } }),
  row('health reports without a page', '/health-reports', 403, 'common', { init: { method: 'POST' } }),
  row('a report, asked for', '/reports', 405, 'common'),
  row('overrides where there are none', '/overrides', 404, 'common'),
  row('a preview that is none', '/previews/a.b.c', 404, 'common'),
  row('a file that there is not', '/nothing.js', 404, 'common'),
  row('a page, posted to', '/home', 405, 'common', { init: { method: 'POST' } }),
  row('a target that is none', '//', 400, 'common', { type: 'text/plain; charset=utf-8' }),
]

/** What a remote's server answers. */
export const ofRemote: readonly ResponseKind[] = [
  row('a script', '/1.0.0/remoteEntry.js', 200, 'remoteFile', { type: 'text/javascript' }),
  row('a file that there is not', '/1.0.0/nothing.js', 404, 'remoteRefusal'),
  row('another version', '/2.0.0/remoteEntry.js', 404, 'remoteRefusal'),
  row('health', '/health', 200, 'remoteRefusal'),
]

/** What the four services of the sandbox answer. */
export const ofSandbox: Readonly<Record<keyof SandboxOrigins, readonly ResponseKind[]>> = {
  api: [
    row('JSON for a person', '/onboarding/api/v1/profile/', 200, 'toShell', {
      init: from(shell),
      isSigned: true,
      type: json,
    }),
    row('JSON for everyone', '/general/api/v1/settings/pwa/', 200, 'toShell', { init: from(shell) }),
    row('JSON to a foreign page', '/general/api/v1/settings/pwa/', 200, 'common', {
      init: from('http://evil.example'),
    }),
    row('JSON without a sign-in', '/onboarding/api/v1/profile/', 401, 'common', { type: json }),
    row('a thing that there is not', '/fund/api/v1/cardex/?ds_code=0', 404, 'toShell', {
      init: from(shell),
      isSigned: true,
      type: json,
    }),
    row('a question about nothing', '/fund/api/v1/cardex/?from=never', 400, 'toShell', {
      init: from(shell),
      isSigned: true,
      type: json,
    }),
    row('an address that there is not', '/nowhere/', 404, 'common', { type: json }),
    row('a preflight of the shell', '/onboarding/api/v1/profile/', 204, 'toShell', { init: preflight(shell) }),
    row('a preflight of a foreign page', '/onboarding/api/v1/profile/', 204, 'common', {
      init: preflight('http://evil.example'),
    }),
    row("a person's document", '/fund/api/v1/cardex/file/?ds_code=11602', 200, 'personalFile', {
      init: from(shell),
      isSigned: true,
      type: 'application/pdf',
    }),
    row("everyone's picture", '/static/card-sarv-front.svg', 200, 'publicFile', { type: 'image/svg+xml' }),
    row('a picture that there is not', '/static/nothing.svg', 404, 'common'),
    row('health', '/healthz', 200, 'common', { type: json }),
  ],
  identity: [
    row('discovery', '/.well-known/openid-configuration', 200, 'provider', { type: json }),
    row('keys', '/jwks', 200, 'provider'),
    row('a token for nothing', '/token', 400, 'provider', { init: { method: 'POST' }, type: json }),
    row('a person for nothing', '/me', 401, 'provider', { type: json }),
    row('the error page of a sign-in', '/auth', 400, 'sandboxPage', { type: html }),
    row('a sign-in that there is not', '/sign-in/nothing', 410, 'sandboxPage', { type: html }),
    row('an address that there is not', '/nowhere', 404, 'providerRefusal'),
    row('signing out of no session', '/session/end', 200, 'providerForm', { type: html }),
    row('the allow-list of events', '/general/api/v1/settings/event-whitelist/', 200, 'toShell', { init: from(shell) }),
    row('a style', '/assets/page.css', 200, 'sandboxAsset', { type: 'text/css; charset=utf-8' }),
    row('a script', '/assets/code-boxes.js', 200, 'sandboxAsset', { type: script }),
    row('a font', '/assets/vazirmatn-arabic.woff2', 200, 'sandboxFont', { type: 'font/woff2' }),
    row('an asset that there is not', '/assets/nothing.css', 404, 'common', { type: json }),
    row('health', '/healthz', 200, 'common', { type: json }),
  ],
  gateway: [
    row('a payment that there is not', '/negin/nothing/', 404, 'sandboxPage', { type: html }),
    row('a style', '/gateway.css', 200, 'sandboxAsset', { type: 'text/css; charset=utf-8' }),
    row('an address that there is not', '/', 404, 'common', { type: json }),
    row('health', '/healthz', 200, 'common', { type: json }),
  ],
  inbox: [
    row('the page of messages', '/', 200, 'sandboxPage', { type: html }),
    row('messages', '/messages?receiver=0', 200, 'common', { type: json }),
    row('people', '/people', 200, 'common', { type: json }),
    row('control', '/control/calls', 200, 'common', { type: json }),
    row('a picture', '/assets/mark.svg', 200, 'sandboxAsset', { type: 'image/svg+xml' }),
    row('an address that there is not', '/nowhere', 404, 'common', { type: json }),
    row('health', '/healthz', 200, 'common', { type: json }),
  ],
}
