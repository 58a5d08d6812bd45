import type { CDPSession, Page } from '@playwright/test'
import { networkIdle } from './network-idle'

/** A request whose response was let through. */
export interface Answered {
  /** The DevTools protocol's id of the request. */
  readonly id: string | undefined
  readonly method: string
  readonly url: string
  /** How many round trips had to end before it was sent: 0 of the document. */
  readonly trip: number
}

export interface RoundTrips {
  readonly answered: readonly Answered[]
  /** Waits until the page waits for nothing but what is held back. */
  rest(): Promise<void>
  /** Lets all responses through that are held back: one round trip. */
  letThrough(): void
}

/**
 * Holds back every response to a page and its workers but the document, preflights too. What is let through together was asked for without
 * waiting for each other, so round trips in a row are counted, not timed: a busy machine has as many of them.
 */
export async function holdResponses(page: Page, cdp: CDPSession): Promise<RoundTrips> {
  const answered: Answered[] = []
  const held: { requestId: string; answered: Answered }[] = []
  const onTheirWay = new Map<string, string | undefined>()
  let events = 0
  let trip = 0
  // The page may have given it up meanwhile, or be closed.
  const goOn = (requestId: string) => void cdp.send('Fetch.continueRequest', { requestId }).catch(() => undefined)
  const letThrough = () => {
    if (held.length > 0) trip++
    for (const one of held.splice(0)) {
      answered.push(one.answered)
      goOn(one.requestId)
    }
  }
  cdp.on('Fetch.requestPaused', (paused) => {
    const { requestId, networkId, resourceType, request, responseStatusCode, responseErrorReason } = paused
    events++
    if (responseStatusCode === undefined && responseErrorReason === undefined) {
      onTheirWay.set(requestId, networkId)
      goOn(requestId)
      return
    }
    onTheirWay.delete(requestId)
    held.push({ requestId, answered: { id: networkId, method: request.method, url: request.url, trip } })
    // The page asks for no other file before it.
    if (resourceType === 'Document') letThrough()
  })
  cdp.on('Network.loadingFailed', ({ requestId: failed }) => {
    events++
    for (const [requestId, networkId] of onTheirWay) if (networkId === failed) onTheirWay.delete(requestId)
  })
  cdp.on('Network.loadingFinished', () => events++)
  await cdp.send('Fetch.enable', {
    patterns: [
      { urlPattern: 'http*', requestStage: 'Request' },
      { urlPattern: 'http*', requestStage: 'Response' },
    ],
  })
  return {
    answered,
    rest: () => networkIdle(page, () => ({ onTheirWay: onTheirWay.size, events })),
    letThrough,
  }
}
