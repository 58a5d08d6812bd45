import { sendContractCode } from '@sarv/shared/contract/pma-onboarding'
import { ApiError, call, useMutation, useQueryClient } from '@sarv/shared/platform'
import { codeSeconds } from '@sarv/shared/rules/constants'
import { contractsQuery } from './contract-queries'
import { type SigningForm, toSigningForm } from './signing-flow'

type CodeRequest = Pick<SigningForm, 'email_address' | 'address_id'> & { readonly receiver: string }

/**
 * Mutation that sends the signing code. A code that was sent before, as before a reload, can be typed as well.
 * (PMA-038, PMA-048)
 */
export function useSendContractCode(uuid: string, onSent: (form: SigningForm) => void) {
  return useMutation<SigningForm, ApiError, CodeRequest>({
    mutationFn: async ({ email_address, address_id, receiver }) => {
      const form = { email_address, address_id }
      try {
        const { result } = await call(sendContractCode, { params: { uuid }, body: {} })
        return toSigningForm(form, result, Date.now())
      } catch (error) {
        const seconds = remainingCodeSeconds(error)
        if (seconds === undefined) throw error
        return toSigningForm(form, { receiver, expire_seconds: seconds }, Date.now())
      }
    },
    onSuccess: onSent,
  })
}

/**
 * Seconds left of a code that was sent before: a 429 whose wait is no longer than a code lives means that it is still
 * valid.
 */
function remainingCodeSeconds(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined
  const { retryAfterSeconds: seconds } = error
  return seconds !== undefined && seconds <= codeSeconds ? seconds : undefined
}

/** Returns a function that invalidates the list and the PDFs of the contracts, which signing changes. */
export function useInvalidateContracts(uuid: string) {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: contractsQuery(uuid).queryKey })
}
