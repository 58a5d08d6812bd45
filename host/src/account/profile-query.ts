import { freshness } from '@sarv/shared/api/freshness'
import { getProfile } from '@sarv/shared/contract/profile'
import { call, queryOptions } from '@sarv/shared/platform'

export const profileQuery = () =>
  queryOptions({ queryKey: ['shell', 'profile'], queryFn: () => call(getProfile), ...freshness.profile })
