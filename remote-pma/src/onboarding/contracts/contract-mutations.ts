import { sendContractCode } from '@sarv/shared/contract/pma-onboarding'
import { type ApiError, call, useMutation, useQueryClient } from '@sarv/shared/platform'
import { sendCode } from '@sarv/shared/stages/sent-before'
import { contractsQuery } from './contract-queries'
import type { SigningForm } from './signing-flow'

type CodeRequest = Pick<SigningForm, 'email_address' | 'address_id'> & { readonly receiver: string }

/**
 * Mutation that sends the signing code. A code that was sent before, as before a reload, can be typed as well.
 * (PMA-038, PMA-048)
 */
export function useSendContractCode(uuid: string, onSent: (form: SigningForm) => void) {
  return useMutation<SigningForm, ApiError, CodeRequest>({
    mutationFn: async ({ email_address, address_id, receiver }) => {
      const code = await sendCode(() => call(sendContractCode, { params: { uuid }, body: {} }), receiver)
      return { email_address, address_id, ...code }
    },
    onSuccess: onSent,
  })
}

/** Returns a function that invalidates the list and the PDFs of the contracts, which signing changes. */
export function useInvalidateContracts(uuid: string) {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: contractsQuery(uuid).queryKey })
}
