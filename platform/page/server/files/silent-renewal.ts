import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { silentRenewalSource } from '../../../client/session/renewal-message'
import { requestTarget } from '../../../delivery/http/request-target'

const script = `parent.postMessage({source:'${silentRenewalSource}',address:location.href},location.origin)`
const hash = createHash('sha256').update(script).digest('base64')

/** All that the hidden frame holds: it hands the provider's answer to the page that asked, if that is of this origin. */
const document = `<!doctype html><meta charset="utf-8"><title>Sarv</title><script>${script}</script>`

/** The only answer of the shell that may be framed, by itself alone. The address has a code in it, so it goes nowhere. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  Vary: 'Sec-Fetch-Dest',
}

/**
 * Whether this is the provider's answer to a silent renewal, coming back to `/home` in the hidden frame: there no app
 * boots and no data are fetched (HST-018). In a window of its own the same address is the home page.
 */
export function isSilentRenewalResponse({
  method,
  url,
  headers: asked,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' || asked['sec-fetch-dest'] !== 'iframe') return false
  const target = requestTarget(url)
  if (target?.pathname !== '/home') return false
  const { searchParams } = target
  return searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'))
}

export function handleSilentRenewal(response: ServerResponse): void {
  response.writeHead(200, headers).end(document)
}
