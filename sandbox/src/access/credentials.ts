import type { FastifyRequest } from 'fastify'

/** Credentials of a call: its token as it came, and what a proof of possession must speak of. */
export interface Credentials {
  readonly authorization: string | undefined
  readonly proof: string | undefined
  readonly method: string
  /** As the client calls it. */
  readonly url: string
}

/** @param origin of the API as clients call it, `API_ORIGIN` */
export function credentialsOf({ headers, method, url }: FastifyRequest, origin: string): Credentials {
  const { authorization, dpop } = headers
  return { authorization, proof: typeof dpop === 'string' ? dpop : undefined, method, url: `${origin}${url}` }
}
