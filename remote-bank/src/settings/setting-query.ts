import { getBankSetting } from '@sarv/shared/contract/bank-settings'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'

/**
 * Query of what the person may change about their card, kept: without a connection too the card page says that the
 * card is blocked. (BNK-073)
 */
export const settingQuery = () => keptQuery(['bank', 'setting'], getBankSetting)
