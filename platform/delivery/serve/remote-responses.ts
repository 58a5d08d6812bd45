import type { ServerResponse } from 'node:http'

/** A version's bytes never change. */
export function serveForGood(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
}

/** Remotes are other origins than the shell: what they answer may be used, timed and embedded there. */
export function nameOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Timing-Allow-Origin', '*')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.setHeader('X-Content-Type-Options', 'nosniff')
}
