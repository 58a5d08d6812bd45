import type { FastifyInstance } from 'fastify'
import { httpError } from '../http/http-error'

/**
 * Holds the provider to its issuer: a request that was sent to another host is refused (421), and the provider makes
 * what it derives from the address of a request (endpoints, cookies) from the issuer's address. It does not matter
 * whether the connection to a proxy was encrypted, so no header of the request is trusted for it. (SBX-001)
 */
export function holdToIssuer(app: FastifyInstance, issuer: string): void {
  const { host, protocol } = new URL(issuer)
  app.addHook('onRequest', async (request) => {
    // A balancer asks by the address of the machine.
    if (request.routeOptions.url === '/healthz') return
    if (normalHost(protocol, request.host) !== host)
      throw httpError(421, {
        fa: `این سرویس فقط با نشانی ${issuer} پاسخ می‌دهد.`,
        en: `This service answers at ${issuer} only.`,
      })
    const { headers } = request.raw
    delete headers['x-forwarded-host']
    headers.host = host
    headers['x-forwarded-proto'] = protocol.slice(0, -1)
  })
}

/** As an address has it: small letters, without the usual port. */
function normalHost(protocol: string, host: string): string | undefined {
  return URL.canParse(`${protocol}//${host}`) ? new URL(`${protocol}//${host}`).host : undefined
}
