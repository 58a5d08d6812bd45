import type { BodyOf } from '@sarv/shared/contract/endpoint'
import { changeUserContact } from '@sarv/shared/contract/user-contact'
import { call, useMutation, useQueryClient } from '@sarv/shared/platform'
import { addressesQuery } from '@sarv/shared/queries/addresses-query'
import { profileQuery } from '@sarv/shared/queries/profile-query'

/** The mutation of the e-mail or the default address; it invalidates the queries that show them. */
export function useChangeContact() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeUserContact>) => call(changeUserContact, { body }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: profileQuery().queryKey }),
        queries.invalidateQueries({ queryKey: addressesQuery().queryKey }),
      ]),
  })
}
