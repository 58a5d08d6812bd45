import type { FastifyRequest } from 'fastify'

/** The push token that a device calls itself by, as the shell takes it from the wrapper app; empty where it has none. (PLT-012) */
export function deviceTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const token = headers['device-token']
  return typeof token === 'string' && /^[\w:.-]{1,512}$/.test(token) ? token : ''
}
