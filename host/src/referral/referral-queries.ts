import { activateReferral, getReferral } from '@sarv/shared/contract/referral'
import { call, queryOptions, useMutation, useQueryClient } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'

export const referralQuery = () => queryOptions({ queryKey: ['shell', 'referral'], queryFn: () => call(getReferral) })

/**
 * The mutation that registers a friend's referral code.
 * @param onDone called before the refetched profile unmounts the form
 */
export function useRegisterCode(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(activateReferral, { params: { code } }),
    onSuccess: () => {
      onDone()
      return queries.invalidateQueries({ queryKey: profileQuery().queryKey })
    },
  })
}
