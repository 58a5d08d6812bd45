import { call, queryOptions } from '@sarv/shared/platform'
import { getProfile } from '../contract/profile'
import { freshness } from './freshness'

/**
 * The signed-in person, fetched again every four hours (HST-051). Shell and remotes ask with the same key, so that
 * whoever asks second finds the answer there.
 * @example const { data: person } = useQuery(profileQuery()) // person?.level, person?.can_referral, person?.user_level
 */
export const profileQuery = () =>
  queryOptions({ queryKey: ['shell', 'profile'], queryFn: () => call(getProfile), ...freshness.profile })
