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
  { name: 'a page', path: '/home', status: 200, type: html, headers: 'page' },
  { name: 'a page, asked by HEAD', path: '/home', init: { method: 'HEAD' }, status: 200, type: html, headers: 'page' },
  { name: 'an unknown page', path: '/nowhere/at/all', status: 200, type: html, headers: 'page' },
  {
    name: 'the frame of a silent renewal',
    path: '/home?state=s&code=c',
    init: asked('iframe'),
    status: 200,
    type: html,
    headers: 'renewalFrame',
  },
  { name: 'a script', path: '/chunk.0a1b2c3d.js', status: 200, type: 'text/javascript', headers: 'immutable' },
  { name: 'a style', path: '/chunk.0a1b2c3d.css', status: 200, type: 'text/css', headers: 'immutable' },
  { name: 'a picture', path: '/mark.0a1b2c3d.svg', status: 200, type: 'image/svg+xml', headers: 'immutable' },
  { name: "a worker's script", path: '/workers/pdf.0a1b2c3d.js', status: 200, headers: 'immutable' },
  { name: 'a font', path: '/text.0a1b2c3d.woff2', status: 200, type: 'font/woff2', headers: 'immutable' },
  { name: 'the list of files', path: '/host.json', status: 200, type: 'application/json', headers: 'revalidated' },
  {
    name: 'a part of a script that there is not',
    path: '/main.js',
    init: { headers: { range: 'bytes=9999-' } },
    status: 416,
    headers: 'common',
  },
  {
    name: 'the token worker',
    path: '/workers/tokens.js',
    init: asked('worker'),
    status: 200,
    type: script,
    headers: 'tokenWorker',
  },
  {
    name: 'the token worker, as a script',
    path: '/workers/tokens.js',
    init: asked('script'),
    status: 403,
    headers: 'common',
  },
  { name: 'the service worker', path: '/sw.js', status: 200, type: script, headers: 'serviceWorker' },
  { name: 'the manifest', path: '/manifest.webmanifest', status: 200, headers: 'revalidated' },
  { name: 'the running versions', path: '/versions', status: 200, type: 'application/json', headers: 'revalidated' },
  { name: 'the asset links', path: '/.well-known/assetlinks.json', status: 200, headers: 'revalidated' },
  { name: 'health', path: '/health', status: 200, headers: 'common' },
  { name: 'liveness', path: '/livez', status: 200, headers: 'common' },
  { name: 'a report of no one', path: '/reports', init: { method: 'POST' }, status: 403, headers: 'common' },
  {
    name: 'health reports without a page',
    path: '/health-reports',
    init: { method: 'POST' },
    status: 403,
    headers: 'common',
  },
  { name: 'a report, asked for', path: '/reports', status: 405, headers: 'common' },
  { name: 'overrides where there are none', path: '/overrides', status: 404, headers: 'common' },
  { name: 'a file that there is not', path: '/nothing.js', status: 404, headers: 'common' },
  { name: 'a page, posted to', path: '/home', init: { method: 'POST' }, status: 405, headers: 'common' },
  { name: 'a target that is none', path: '//', status: 400, type: 'text/plain; charset=utf-8', headers: 'common' },
]

/** What a remote's server answers. */
export const ofRemote: readonly ResponseKind[] = [
  { name: 'a script', path: '/1.0.0/remoteEntry.js', status: 200, type: 'text/javascript', headers: 'remoteFile' },
  { name: 'a file that there is not', path: '/1.0.0/nothing.js', status: 404, headers: 'remoteRefusal' },
  { name: 'another version', path: '/2.0.0/remoteEntry.js', status: 404, headers: 'remoteRefusal' },
  { name: 'health', path: '/health', status: 200, headers: 'remoteRefusal' },
]

/** What the four services of the sandbox answer. */
export const ofSandbox: Readonly<Record<keyof SandboxOrigins, readonly ResponseKind[]>> = {
  api: [
    {
      name: 'JSON for a person',
      path: '/onboarding/api/v1/profile/',
      init: from(shell),
      isSigned: true,
      status: 200,
      type: json,
      headers: 'toShell',
    },
    {
      name: 'JSON for everyone',
      path: '/general/api/v1/settings/pwa/',
      init: from(shell),
      status: 200,
      headers: 'toShell',
    },
    {
      name: 'JSON to a foreign page',
      path: '/general/api/v1/settings/pwa/',
      init: from('http://evil.example'),
      status: 200,
      headers: 'common',
    },
    {
      name: 'JSON without a sign-in',
      path: '/onboarding/api/v1/profile/',
      status: 401,
      type: json,
      headers: 'common',
    },
    {
      name: 'a thing that there is not',
      path: '/fund/api/v1/cardex/?ds_code=0',
      init: from(shell),
      isSigned: true,
      status: 404,
      type: json,
      headers: 'toShell',
    },
    {
      name: 'a question about nothing',
      path: '/fund/api/v1/cardex/?from=never',
      init: from(shell),
      isSigned: true,
      status: 400,
      type: json,
      headers: 'toShell',
    },
    { name: 'an address that there is not', path: '/nowhere/', status: 404, type: json, headers: 'common' },
    {
      name: 'a preflight of the shell',
      path: '/onboarding/api/v1/profile/',
      init: preflight(shell),
      status: 204,
      headers: 'toShell',
    },
    {
      name: 'a preflight of a foreign page',
      path: '/onboarding/api/v1/profile/',
      init: preflight('http://evil.example'),
      status: 204,
      headers: 'common',
    },
    {
      name: "a person's document",
      path: '/fund/api/v1/cardex/file/?ds_code=11602',
      init: from(shell),
      isSigned: true,
      status: 200,
      type: 'application/pdf',
      headers: 'personalFile',
    },
    {
      name: "everyone's picture",
      path: '/static/bank-card-front.svg',
      status: 200,
      type: 'image/svg+xml',
      headers: 'publicFile',
    },
    { name: 'a picture that there is not', path: '/static/nothing.svg', status: 404, headers: 'common' },
    { name: 'health', path: '/healthz', status: 200, type: json, headers: 'common' },
  ],
  identity: [
    { name: 'discovery', path: '/.well-known/openid-configuration', status: 200, type: json, headers: 'provider' },
    { name: 'keys', path: '/jwks', status: 200, headers: 'provider' },
    {
      name: 'a token for nothing',
      path: '/token',
      init: { method: 'POST' },
      status: 400,
      type: json,
      headers: 'provider',
    },
    { name: 'a person for nothing', path: '/me', status: 401, type: json, headers: 'provider' },
    { name: 'the error page of a sign-in', path: '/auth', status: 400, type: html, headers: 'sandboxPage' },
    { name: 'a sign-in that there is not', path: '/sign-in/nothing', status: 410, type: html, headers: 'sandboxPage' },
    { name: 'an address that there is not', path: '/nowhere', status: 404, headers: 'providerRefusal' },
    { name: 'signing out of no session', path: '/session/end', status: 200, type: html, headers: 'providerForm' },
    {
      name: 'the allow-list of events',
      path: '/general/api/v1/settings/event-whitelist/',
      init: from(shell),
      status: 200,
      headers: 'toShell',
    },
    {
      name: 'a style',
      path: '/assets/page.css',
      status: 200,
      type: 'text/css; charset=utf-8',
      headers: 'sandboxAsset',
    },
    { name: 'a script', path: '/assets/code-boxes.js', status: 200, type: script, headers: 'sandboxAsset' },
    { name: 'a font', path: '/assets/vazirmatn-arabic.woff2', status: 200, type: 'font/woff2', headers: 'sandboxFont' },
    { name: 'an asset that there is not', path: '/assets/nothing.css', status: 404, type: json, headers: 'common' },
    { name: 'health', path: '/healthz', status: 200, type: json, headers: 'common' },
  ],
  gateway: [
    { name: 'a payment that there is not', path: '/negin/nothing/', status: 404, type: html, headers: 'sandboxPage' },
    { name: 'a style', path: '/gateway.css', status: 200, type: 'text/css; charset=utf-8', headers: 'sandboxAsset' },
    { name: 'an address that there is not', path: '/', status: 404, type: json, headers: 'common' },
    { name: 'health', path: '/healthz', status: 200, type: json, headers: 'common' },
  ],
  inbox: [
    { name: 'the page of messages', path: '/', status: 200, type: html, headers: 'sandboxPage' },
    { name: 'messages', path: '/messages?receiver=0', status: 200, type: json, headers: 'common' },
    { name: 'people', path: '/people', status: 200, type: json, headers: 'common' },
    { name: 'control', path: '/control/calls', status: 200, type: json, headers: 'common' },
    { name: 'a picture', path: '/assets/mark.svg', status: 200, type: 'image/svg+xml', headers: 'sandboxAsset' },
    { name: 'an address that there is not', path: '/nowhere', status: 404, type: json, headers: 'common' },
    { name: 'health', path: '/healthz', status: 200, type: json, headers: 'common' },
  ],
}
