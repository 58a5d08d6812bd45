import { call, queryOptions } from '@sarv/shared/platform'
import { getProfile } from '../contract/profile'
import { freshness } from './freshness'

/**
 * Query of the signed-in person, refetched every four hours (HST-051). Shell and remotes share its key, so that the
 * second one finds the response in the cache.
 * @example const { data: person } = useQuery(profileQuery()) // person?.level, person?.can_referral, person?.user_level
 */
export const profileQuery = () =>
  queryOptions({ queryKey: ['shell', 'profile'], queryFn: () => call(getProfile), ...freshness.profile })
