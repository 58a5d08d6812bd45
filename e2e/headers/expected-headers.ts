import type { ExpectedHeaders } from './watched-headers'

const year = 'public, max-age=31536000'

/** The headers of a response by default: not stored, not framed, loads nothing, used only by its own origin. */
const common: ExpectedHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** A page of the sandbox: its own styles, scripts and pictures, and forms that lead on to the shell. */
const sandboxPage: ExpectedHeaders = {
  ...common,
  'content-security-policy':
    /^default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' ?(http:\/\/localhost:\d+)?; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'$/,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/** The kinds of headers that the table of responses speaks of. */
export const expectedHeaders = {
  common,
  /** Asked for again each time, with an ETag. */
  revalidated: { ...common, 'cache-control': 'no-cache' },
  /** A file whose name has the hash of its bytes. */
  immutable: { ...common, 'cache-control': `${year}, immutable` },
  page: {
    ...common,
    'content-security-policy':
      /^default-src 'none'; script-src 'self' 'nonce-[\w+/=]{24}'( http:\/\/localhost:\d+)*; .*frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types sarv; report-to reports$/,
    'cross-origin-opener-policy': 'same-origin',
    'integrity-policy': 'blocked-destinations=(script), endpoints=(reports)',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'reporting-endpoints': /^reports="\/reports\?page=[\w.-]+"$/,
  },
  /** No script, and a style of its own. */
  oldBrowser: {
    ...common,
    'content-security-policy':
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  },
  /** The one page that may be framed, by its own origin. */
  renewalFrame: {
    ...common,
    'content-security-policy':
      /^default-src 'none'; script-src 'sha256-[\w+/=]{44}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/,
    'referrer-policy': 'no-referrer',
  },
  serviceWorker: {
    ...common,
    'cache-control': 'no-cache',
    'content-security-policy':
      /^default-src 'none'; connect-src 'self'( http:\/\/localhost:\d+)*; require-trusted-types-for 'script'; trusted-types 'none'$/,
  },
  tokenWorker: {
    ...common,
    'content-security-policy':
      /^default-src 'none'; script-src blob:; connect-src http(s:\/\/sarv\.example|:\/\/localhost:\d+)\/workers\/( http:\/\/localhost:\d+){2}$/,
    'set-cookie': /^(__Http-sarv-tokens=.*; HttpOnly; Secure|sarv-tokens=.*; HttpOnly); SameSite=Strict$/,
  },
  /** Files of a remote, which pages of another origin run. */
  remoteFile: {
    'access-control-allow-origin': '*',
    'cache-control': `${year}, immutable`,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  },
  remoteRefusal: {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  },
  /** The API to a page of the shell. */
  toShell: { ...common, 'access-control-allow-origin': 'http://localhost:3000' },
  /** A file for one person. */
  personalFile: {
    ...common,
    'access-control-allow-origin': 'http://localhost:3000',
    'content-security-policy': "frame-ancestors 'none'",
  },
  /** A file for everyone, which pages show as a picture or hand to a viewer. */
  publicFile: {
    ...common,
    'cache-control': 'public, max-age=3600',
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
  },
  sandboxPage,
  /** What the provider says to programs: it has the policy of its pages, and any page may read it. */
  provider: {
    ...common,
    'access-control-allow-origin': '*',
    'content-security-policy': sandboxPage['content-security-policy'],
  },
  /** A form of its own that submits itself: it signs no person out. */
  providerForm: {
    ...common,
    'content-security-policy':
      /^default-src 'none';style-src 'self';script-src 'self' 'sha256-[\w+/=]{44}';font-src 'self';img-src 'self';form-action 'self' http:\/\/localhost:\d+;frame-ancestors 'none';base-uri 'none';require-trusted-types-for 'script'$/,
    'set-cookie':
      /^_session=[^;]+; path=\/; samesite=lax; httponly; .*_session\.sig=[^;]+; path=\/; samesite=lax; httponly;/,
  },
  providerRefusal: { ...common, 'content-security-policy': sandboxPage['content-security-policy'] },
  sandboxAsset: { ...common, 'cache-control': 'public, max-age=300' },
  sandboxFont: { ...common, 'cache-control': year },
} as const satisfies Record<string, ExpectedHeaders>

export type HeaderKind = keyof typeof expectedHeaders
