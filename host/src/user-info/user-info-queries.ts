import type { BodyOf } from '@sarv/platform/client/api/endpoint'
import { removeAddress } from '@sarv/shared/contract/addresses'
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

/**
 * The mutation that removes an address; the response has those that are left.
 * @param onRemoved called before the list without it unmounts what asked
 */
export function useRemoveAddress(onRemoved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(removeAddress, { params: { id } }),
    onSuccess: (left) => {
      onRemoved()
      queries.setQueryData(addressesQuery().queryKey, left)
    },
  })
}
