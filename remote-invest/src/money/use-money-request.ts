import { ApiError, useMutation, usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'
import { useEffect, useRef } from 'react'
import { isUnanswered, type MoneyIntent, type MoneyRequest } from './money-intent'
import { markSeen } from './money-memory'
import { moneyIntentsQuery } from './money-queries'
import type { Refusal } from './refusal'
import { sendOnce } from './send-once'
import { untilAnswered } from './until-answered'

export interface SentRequest {
  readonly send: (request: MoneyRequest) => void
  readonly sending: boolean
  /** No answer came; it is being asked for by itself. */
  readonly processing: boolean
  readonly refusal: Refusal | undefined
  readonly reset: () => void
}

/**
 * One purchase or sale from a confirmation: sent once, looked after until it is answered. (INV-031, T16, F2)
 * @param open whether the confirmation stands open
 * @param on `answered` gets the payment's uuid or the order's id; `prompted` is told that the shell asks for something
 */
export function useMoneyRequest(
  open: boolean,
  on: { answered: (id: string) => void; prompted: () => void },
): SentRequest {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const opened = useRef(0)
  // Two clicks can come before React has drawn the first one's spinner.
  const sending = useRef(false)
  useEffect(() => {
    if (open) opened.current = Date.now()
  }, [open])
  const follow = (intent: MoneyIntent) => {
    if (intent.answer) return on.answered(intent.answer.id)
    if (!isUnanswered(intent)) return
    queryClient.invalidateQueries({ queryKey: moneyIntentsQuery(platform).queryKey }).catch(platform.report)
    untilAnswered(platform, intent).catch(platform.report)
  }
  const request = useMutation({
    mutationFn: (wish: MoneyRequest) => sendOnce(platform, wish, opened.current),
    onSuccess: follow,
    onError: (error) => error instanceof ApiError && on.prompted(),
    onSettled: () => {
      sending.current = false
    },
  })
  const lost = request.data && isUnanswered(request.data) ? request.data.key : undefined
  const later = useQuery({ ...moneyIntentsQuery(platform), enabled: lost !== undefined }).data
  const found = lost === undefined ? undefined : later?.find(({ key }) => key === lost)
  const late = found?.answer?.id
  const answered = useRef(on.answered)
  answered.current = on.answered
  useEffect(() => {
    if (late === undefined || lost === undefined) return
    // Whoever waits here sees it now: nobody needs to be told again.
    markSeen(platform, lost).catch(platform.report)
    answered.current(late)
  }, [late, lost, platform])
  const unknown = request.error && !(request.error instanceof ApiError) ? { key: 'unknown' as const } : undefined
  const refusal = found?.refused ?? request.data?.refused ?? unknown
  return {
    send(wish) {
      if (sending.current) return
      sending.current = true
      request.mutate(wish)
    },
    sending: request.isPending,
    processing: lost !== undefined && refusal === undefined,
    refusal,
    reset() {
      if (found?.refused && lost !== undefined) markSeen(platform, lost).catch(platform.report)
      request.reset()
    },
  }
}
