import { getPwaSettings } from '@sarv/shared/contract/settings'
import { call, queryOptions } from '@sarv/shared/platform'
import { freshness } from '@sarv/shared/queries/freshness'
import { externalAddress } from '@sarv/shared/rules/external-address'

/** Query of the support's phone number; null where the settings have none that can be called. (SUP-025) */
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
