import { call, queryOptions } from '@sarv/shared/platform'
import { listAddresses } from '../contract/addresses'

/**
 * Query of the addresses of the person, the default one first. Shell and remotes share its key: an address that one of
 * them adds is known to the other.
 * @example const { data: addresses } = useQuery(addressesQuery())
 */
export const addressesQuery = () =>
  queryOptions({ queryKey: ['shell', 'addresses'], queryFn: () => call(listAddresses) })
