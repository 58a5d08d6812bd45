import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ChosenCanaries } from '../../../contract/canary-cookie'
import { pageIdHeader, pageIdParameter } from '../../../contract/post-to-server'
import { clientAddress } from '../../../delivery/http/client-address'
import type { PageIds } from '../document/page-id'

/** Most posts in a minute, of one page and of all pages of one address: a mobile network has many people behind one. */
const maxPerPage = 60
const maxPerAddress = 600
/** Pages and addresses that are counted at once. */
const counted = 100_000

/** Who posts: one page, from one address. */
export interface Sender {
  readonly page: string
  readonly address: string
  /** Canaries that the page was made with. */
  readonly canaries: ChosenCanaries
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of what a page posts. */
    sender: Sender
  }
}

/** Access control of what pages post: only with the id of a page of ours, and at a limited rate. */
export async function guardPosts(app: FastifyInstance, ids: PageIds, trustedProxies: readonly string[]): Promise<void> {
  const addressOf = clientAddress(trustedProxies)
  await app.register(rateLimit, { global: false, timeWindow: '1 minute', cache: counted })
  const ofAddress = app.createRateLimit({ max: maxPerAddress, keyGenerator: ({ raw }) => addressOf(raw) })
  const ofPage = app.createRateLimit({ max: maxPerPage, keyGenerator: pageOf })
  const exceeds = async (limit: typeof ofPage, request: FastifyRequest) => {
    const counted = await limit(request)
    return !counted.isAllowed && counted.isExceeded
  }
  app.addHook('onRequest', async (request, reply) => {
    if (await exceeds(ofAddress, request)) return reply.code(429).send()
    const page = pageOf(request)
    const canaries = ids.canariesOf(page)
    if (canaries === undefined) return reply.code(403).send()
    if (await exceeds(ofPage, request)) return reply.code(429).send()
    request.sender = { page, address: addressOf(request.raw), canaries }
  })
}

/** A report of the browser itself carries no header of ours, but it goes to the address that the browser was given. */
function pageOf({ headers, query }: FastifyRequest): string {
  return String(headers[pageIdHeader] ?? (query as Record<string, unknown>)[pageIdParameter] ?? '')
}
