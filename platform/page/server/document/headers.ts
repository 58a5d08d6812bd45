import { pageIdParameter } from '../../../contract/post-to-server'

export interface HeaderParts {
  readonly nonce: string
  /** Whether the page has a style sheet in itself, under its nonce. */
  readonly hasInlineStyle?: boolean
  /** Origin of the host, without a trailing slash. */
  readonly self: string
  /** Origins of the remotes. */
  readonly remotes: readonly string[]
  /** Origins that the page's remotes call by themselves. */
  readonly connects: readonly string[]
  /** Origin of the product API. */
  readonly api: string
  /** Origins of the identity provider, which the app frames to sign in unseen. */
  readonly identity: readonly string[]
  /** Whether the app calls the provider too: not where the document server holds its session. @default true */
  readonly callsIdentity?: boolean
  /** The address of the event whitelist, where there is one. */
  readonly eventWhitelist?: string
  /** The page's own, under which the browser reports. */
  readonly pageId: string
}

/** For two years a browser that was here once comes by https only. */
const httpsOnly = { 'Strict-Transport-Security': 'max-age=63072000' } as const

/**
 * The headers of every response, a refusal too; what may be kept, framed or run says so itself.
 * @param self origin of the host
 */
export function commonHeaders(self: string): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(self.startsWith('https:') && httpsOnly),
  }
}

/** The kind of every page. */
export const pageType = { 'Content-Type': 'text/html; charset=utf-8' } as const

/**
 * The headers of every page. Scripts run by nonce, or from the app's and the remotes' servers with a hash, markup never becomes script
 * (Trusted Types), nothing frames the app, and the camera is its own.
 */
export function pageHeaders({
  nonce,
  hasInlineStyle = false,
  self,
  remotes,
  connects,
  api,
  identity,
  callsIdentity = true,
  eventWhitelist,
  pageId,
}: HeaderParts): Record<string, string> {
  const whitelist = eventWhitelist ? [new URL(eventWhitelist)] : []
  // Of a provider that is not called, the address of the event whitelist alone.
  const called = callsIdentity ? [...identity, ...whitelist.map(({ origin }) => origin)] : whitelist.map(sourceOf)
  const policy = [
    "default-src 'none'",
    // Not 'strict-dynamic': what a script loads comes from these servers too.
    `script-src ${list("'self'", `'nonce-${nonce}'`, ...remotes)}`,
    `style-src ${list("'self'", ...(hasInlineStyle ? [`'nonce-${nonce}'`] : []), ...remotes)}`,
    `img-src ${list("'self'", 'data:', 'blob:', api, ...remotes)}`,
    "font-src 'self'",
    // The page refetches files of the remotes that failed to load.
    `connect-src ${list("'self'", api, ...called, ...remotes, ...connects)}`,
    `frame-src ${list("'self'", ...identity)}`,
    `worker-src ${list(`${self}/sw.js`, `${self}/workers/`)}`,
    `media-src ${list("'self'", 'blob:', api)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sarv',
    'report-to reports',
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Integrity-Policy': 'blocked-destinations=(script), endpoints=(reports)',
    'Reporting-Endpoints': `reports="/reports?${pageIdParameter}=${pageId}"`,
    'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    Vary: 'Cookie, Accept-Encoding, Available-Dictionary',
  }
}

/**
 * The headers of a page as a browser may be sent them: without the policy that scripts have hashes in WebKit. WebKit 26
 * takes each preload and each static import for a script without one, blocks it and reports it (bugs.webkit.org/305461);
 * the hashes of the import map hold there.
 */
export function headersFor(headers: Readonly<Record<string, string>>, userAgent = ''): Record<string, string> {
  const { 'Integrity-Policy': policy = '', ...others } = headers
  const isWebKit = userAgent.includes('AppleWebKit') && !userAgent.includes('Chrom')
  return isWebKit ? others : { ...others, 'Integrity-Policy': policy }
}

/**
 * The headers of the service worker's script, whose policy is the worker's own: it fetches the shell's and the remotes'
 * files and nothing else, and makes no code.
 */
export function workerHeaders(remotes: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `connect-src ${list("'self'", ...remotes)}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
  }
}

/** One address as a source: the policy's own separators are escaped. */
function sourceOf({ origin, pathname }: URL): string {
  return origin + pathname.replace(/[;,]/g, encodeURIComponent)
}

function list(...sources: readonly string[]): string {
  return [...new Set(sources)].join(' ')
}
