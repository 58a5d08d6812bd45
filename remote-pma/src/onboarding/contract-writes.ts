import { sendContractCode } from '@sarv/shared/contract/pma-onboarding'
import { ApiError, call, useMutation, useQueryClient } from '@sarv/shared/platform'
import { codeSeconds } from '@sarv/shared/rules/constants'
import { contractsQuery } from './contract-queries'
import { mergedForm, type SigningForm } from './contract-signing'

type Asked = Pick<SigningForm, 'email_address' | 'address_id'> & { readonly receiver: string }

/** Sends the code that signs. One that is on its way already, as before a reload, can be typed as well. (PMA-038, PMA-048) */
export function useSendContractCode(uuid: string, onSent: (form: SigningForm) => void) {
  return useMutation<SigningForm, ApiError, Asked>({
    mutationFn: async ({ email_address, address_id, receiver }) => {
      const form = { email_address, address_id }
      try {
        const { result } = await call(sendContractCode, { params: { uuid }, body: {} })
        return mergedForm(form, result, Date.now())
      } catch (error) {
        const seconds = secondsOfCodeOut(error)
        if (seconds === undefined) throw error
        return mergedForm(form, { receiver, expire_seconds: seconds }, Date.now())
      }
    },
    onSuccess: onSent,
  })
}

/** Asked to wait no longer than a code lives: then the last one lives still. */
function secondsOfCodeOut(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined
  const { retryAfterSeconds: seconds } = error
  return seconds !== undefined && seconds <= codeSeconds ? seconds : undefined
}

/** Once they are signed, list and papers are others. */
export function useContractsSigned(uuid: string) {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: contractsQuery(uuid).queryKey })
}
