import type { onRequestHookHandler } from 'fastify'

/** Refuses what no page of this origin posts: browsers name the site that asks. */
export const requireSameOrigin: onRequestHookHandler = ({ headers }, reply, done) => {
  if (headers['sec-fetch-site'] === 'same-origin') done()
  else reply.code(403).send()
}
