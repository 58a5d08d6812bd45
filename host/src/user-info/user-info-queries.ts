import { profileQuery } from '@sarv/shared/api/profile-query'
import { listAddresses } from '@sarv/shared/contract/addresses'
import type { BodyOf } from '@sarv/shared/contract/endpoint'
import { changeUserContact } from '@sarv/shared/contract/user-contact'
import { call, queryOptions, useMutation, useQueryClient } from '@sarv/shared/platform'

export const addressesQuery = () =>
  queryOptions({ queryKey: ['shell', 'addresses'], queryFn: () => call(listAddresses) })

/** Changes the e-mail or the default address; what shows them is asked for anew. */
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
