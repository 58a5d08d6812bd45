import type { IncomingMessage } from 'node:http'
import type { ChosenCanaries } from '../../../contract/canary-cookie'
import { pageIdHeader, pageIdParameter } from '../../../contract/post-to-server'
import { clientAddress } from '../../../delivery/http/client-address'
import type { PageIds } from '../document/page-id'
import { requestRate } from './request-rate'

/** Most posts in a minute, of one page and of all pages of one address: a mobile network has many people behind one. */
const maxPerPage = 60
const maxPerAddress = 600

/** Who posts: one page, from one address. */
export interface Sender {
  readonly page: string
  readonly address: string
  /** Canaries that the page was made with. */
  readonly canaries: ChosenCanaries
}

/** The sender, or the status that a refused sender gets. */
export type PostAdmission = Sender | { readonly refused: 403 | 405 | 429 }

/** Access control of what pages post: only with the id of a page of ours, and at a limited rate. */
export function guardPosts(ids: PageIds, trustedProxies: readonly string[]) {
  const addressOf = clientAddress(trustedProxies)
  const mayPage = requestRate(maxPerPage)
  const mayAddress = requestRate(maxPerAddress)
  return (request: IncomingMessage, { searchParams }: URL): PostAdmission => {
    if (request.method !== 'POST') return { refused: 405 }
    const address = addressOf(request)
    if (!mayAddress(address)) return { refused: 429 }
    // A report of the browser itself carries no header of ours, but it goes to the address that the browser was given.
    const page = String(request.headers[pageIdHeader] ?? searchParams.get(pageIdParameter) ?? '')
    const canaries = ids.canariesOf(page)
    if (canaries === undefined) return { refused: 403 }
    return mayPage(page) ? { page, address, canaries } : { refused: 429 }
  }
}
