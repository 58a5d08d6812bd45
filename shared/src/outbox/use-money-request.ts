import { ApiError, useMutation, usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'
import { useEffect, useRef } from 'react'
import { isUnresolved, type MoneyIntent } from './money-intent'
import { acknowledge } from './outbox'
import { outboxQuery } from './outbox-query'
import type { OutboxSettings } from './outbox-settings'
import type { RequestError } from './request-error'
import { retryUntilResolved } from './retry-unresolved'
import { submitOnce } from './submit-once'

/** State and actions of `useMoneyRequest`. */
export interface MoneySubmission<Request, Secret> {
  readonly submit: (request: Request, secret?: Secret) => void
  readonly submitting: boolean
  /** The outcome is unknown; the request is being retried. */
  readonly processing: boolean
  readonly error: RequestError | undefined
  readonly reset: () => void
}

/**
 * Submits the one request of a confirmation once, and retries it until its outcome is known. (INV-031, T16, F2)
 * @param open whether the confirmation is open
 * @param on `result` gets the id of what the server made; `prompted` is told that the shell asks for something
 */
export function useMoneyRequest<Request, Secret>(
  outbox: OutboxSettings<Request, Secret>,
  open: boolean,
  on: { result: (id: string) => void; prompted: () => void },
): MoneySubmission<Request, Secret> {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const openedAt = useRef(0)
  // Two clicks can come before React has drawn the first one's spinner.
  const submitting = useRef(false)
  const handed = useRef<Secret>(undefined)
  useEffect(() => {
    if (open) openedAt.current = Date.now()
  }, [open])
  const onSubmitted = (intent: MoneyIntent<Request>) => {
    if (intent.answer) return on.result(intent.answer.id)
    // For a rejected request the loop ends before it begins.
    queryClient.invalidateQueries({ queryKey: outbox.queryKey }).catch(platform.report)
    retryUntilResolved(outbox, platform, intent).catch(platform.report)
  }
  const mutation = useMutation({
    mutationFn(request: Request) {
      // Handed over aside: what a mutation gets lies in its cache.
      const secret = handed.current
      handed.current = undefined
      return submitOnce(outbox, platform, request, openedAt.current, secret)
    },
    onSuccess: onSubmitted,
    onError: (error) => error instanceof ApiError && on.prompted(),
    onSettled: () => {
      submitting.current = false
    },
  })
  const unresolvedKey = mutation.data && isUnresolved(mutation.data) ? mutation.data.key : undefined
  const entries = useQuery({ ...outboxQuery(outbox, platform), enabled: unresolvedKey !== undefined }).data
  const retried = entries?.find(({ key }) => key === unresolvedKey)
  const retriedId = retried?.answer?.id
  const onResult = useRef(on.result)
  onResult.current = on.result
  useEffect(() => {
    if (retriedId === undefined || unresolvedKey === undefined) return
    // The person who waits here sees it now: no notice is needed later.
    acknowledge(outbox, platform, unresolvedKey).catch(platform.report)
    onResult.current(retriedId)
  }, [retriedId, unresolvedKey, platform, outbox])
  const unexpected = mutation.error && !(mutation.error instanceof ApiError) ? { key: 'unknown' as const } : undefined
  const error = retried?.refused ?? mutation.data?.refused ?? unexpected
  return {
    submit(request, secret) {
      if (submitting.current) return
      submitting.current = true
      handed.current = secret
      mutation.mutate(request)
    },
    submitting: mutation.isPending,
    processing: unresolvedKey !== undefined && error === undefined,
    error,
    reset() {
      if (retried?.refused) acknowledge(outbox, platform, retried.key).catch(platform.report)
      mutation.reset()
    },
  }
}
