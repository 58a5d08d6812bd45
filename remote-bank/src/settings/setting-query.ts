import { persisted } from '@sarv/platform/client/api/persisted-query'
import { type BankSetting, getBankSetting } from '@sarv/shared/contract/bank-settings'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'

/** Query of what the person may change about their card. (BNK-073) */
export const settingQuery = () =>
  queryOptions<BankSetting, ApiError>({
    queryKey: ['bank', 'setting'],
    queryFn: ({ signal }) => call(getBankSetting, { signal }),
    // Without a connection too the card page says that the card is blocked.
    ...persisted(getBankSetting),
  })
