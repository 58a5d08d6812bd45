import { singleFlight } from '@sarv/platform/lib/async/single-flight'
import { ApiError, usePlatform } from '@sarv/shared/platform'
import { useState } from 'react'

/** Sends a request under an idempotency key. @throws ApiError, which the shell or the caller has already shown */
type Send<Request> = (request: Request, idempotencyKey: string) => Promise<void>

/**
 * Single flight of a money request with an idempotency key: a press while one is in flight is ignored, and the same
 * request after a lost response reuses its key. The error of the server is left to the shell. (PMA-024, PMA-052)
 * @example const request = useIdempotentRequest(async ({ prx, amount }: Wish, key) => onRequested(await start(prx, amount, key)))
 */
export function useIdempotentRequest<Request>(send: Send<Request>): (request: Request) => Promise<void> {
  const { report } = usePlatform()
  const [flight] = useState(() => {
    let unresolved: { readonly fingerprint: string; readonly key: string } | undefined
    return singleFlight(async (sendOnce: Send<Request>, request: Request) => {
      const fingerprint = JSON.stringify(request)
      if (unresolved?.fingerprint !== fingerprint) unresolved = { fingerprint, key: crypto.randomUUID() }
      try {
        await sendOnce(request, unresolved.key)
        unresolved = undefined
      } catch (error) {
        if (!(error instanceof ApiError)) report(error)
      }
    })
  })
  return (request) => flight(send, request)
}
