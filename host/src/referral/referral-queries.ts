import { profileQuery } from '@sarv/shared/api/profile-query'
import { activateReferral, getReferral } from '@sarv/shared/contract/referral'
import { call, queryOptions, useMutation, useQueryClient } from '@sarv/shared/platform'

export const referralQuery = () => queryOptions({ queryKey: ['shell', 'referral'], queryFn: () => call(getReferral) })

/** @param onDone called before the profile says that no code can be registered any more */
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
