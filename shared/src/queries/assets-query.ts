import { getUserAssets } from '../contract/assets'
import { assetsKey } from './assets-key'
import { keptQuery } from './endpoint-query'
import { freshness } from './freshness'

/**
 * Query of everything the person holds, refetched every half hour (INV-013). The shell uses it too, for a person who
 * may be prompted to buy a first fund: with the same key, so that the page asks the server once.
 * @example const { data: assets } = useQuery(assetsQuery()) // assets?.total_value in rial
 */
export const assetsQuery = () => ({ ...keptQuery(assetsKey, getUserAssets), ...freshness.assets })
