import { profileQuery } from '@sarv/shared/api/profile-query'
import { addBankAccount, confirmIdentityCode, sendIdentityCode } from '@sarv/shared/contract/account-activation'
import { ApiError, call, useMutation, useQueryClient } from '@sarv/shared/platform'
import { codeSeconds } from '@sarv/shared/rules/constants'
import type { SentCode } from './onboarding-flow'

/**
 * Sends the registry's code. While an earlier one may still arrive the server sends none; then it is that one which is
 * waited for.
 */
export function useSendCode(onSent: (sent: SentCode) => void) {
  return useMutation({
    mutationFn: async (nationalCode: string): Promise<SentCode> => {
      const seconds = await call(sendIdentityCode, { body: { national_code: nationalCode } }).then(
        (reply) => reply.expire_seconds,
        secondsOfTheLast,
      )
      return { nationalCode, sentAt: Date.now(), seconds }
    },
    onSuccess: onSent,
  })
}

function secondsOfTheLast(error: unknown): number {
  const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : undefined
  if (seconds === undefined || seconds > codeSeconds) throw error
  return seconds
}

/** Who the person is and how far they are is asked for anew before the step ends. */
function useProfileAnew() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: profileQuery().queryKey })
}

export function useConfirmIdentity() {
  const anew = useProfileAnew()
  return useMutation({
    mutationFn: (body: { national_code: string; code: string }) => call(confirmIdentityCode, { body }),
    onSuccess: anew,
  })
}

/** @param onDone called before the new level takes the form away */
export function useAddBankAccount(onDone: () => void) {
  const anew = useProfileAnew()
  return useMutation({
    mutationFn: (iban: string) => call(addBankAccount, { body: { iban, accepted_rules: true } }),
    onSuccess: () => {
      onDone()
      return anew()
    },
  })
}
