import { addBankAccount, confirmIdentityCode, sendIdentityCode } from '@sarv/shared/contract/account-activation'
import { ApiError, call, useMutation, useQueryClient } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { codeSeconds } from '@sarv/shared/rules/constants'
import type { SentCode } from './onboarding-flow'

/**
 * The mutation that requests the registry's one-time code. While an earlier one is still valid the server answers 429;
 * then that one is waited for.
 */
export function useSendCode(onSent: (sent: SentCode) => void) {
  return useMutation({
    mutationFn: async (nationalCode: string): Promise<SentCode> => {
      const seconds = await call(sendIdentityCode, { body: { national_code: nationalCode } }).then(
        (reply) => reply.expire_seconds,
        findRetryAfter,
      )
      return { nationalCode, sentAt: Date.now(), seconds }
    },
    onSuccess: onSent,
  })
}

function findRetryAfter(error: unknown): number {
  const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : undefined
  if (seconds === undefined || seconds > codeSeconds) throw error
  return seconds
}

/** Returns a refetch of the profile, which decides the next step. */
function useRefetchProfile() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: profileQuery().queryKey })
}

/** The mutation that submits the one-time code. */
export function useConfirmIdentity() {
  const refetchProfile = useRefetchProfile()
  return useMutation({
    mutationFn: (body: { national_code: string; code: string }) => call(confirmIdentityCode, { body }),
    onSuccess: refetchProfile,
  })
}

/**
 * The mutation that adds the bank account. The page that is opened next may ask for the level at once, and for accounts:
 * the level is known from the response, and all else is refetched.
 * @param onDone called before the new level unmounts the form
 */
export function useAddBankAccount(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (iban: string) => call(addBankAccount, { body: { iban, accepted_rules: true } }),
    onSuccess: ({ level }) => {
      onDone()
      queries.setQueryData(profileQuery().queryKey, (person) => person && { ...person, level })
      return queries.invalidateQueries()
    },
  })
}
