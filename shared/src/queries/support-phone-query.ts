import { call, queryOptions } from '@sarv/shared/platform'
import { getPwaSettings } from '../contract/settings'
import { externalAddress } from '../rules/external-address'
import { freshness } from './freshness'

/** Query of the support's phone number; null where the settings have none that can be called. (SUP-025, BNK-002) */
export const supportPhoneQuery = () =>
  queryOptions({
    queryKey: ['support', 'phone'],
    queryFn: async ({ signal }) => toCallableNumber((await call(getPwaSettings, { signal })).support_phone),
    ...freshness.profile,
  })

/** A number that may stand behind `tel:`; null for anything else. */
export function toCallableNumber(phone: string): string | null {
  return externalAddress(`tel:${phone}`) === undefined ? null : phone
}
