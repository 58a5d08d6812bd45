import type { Fund } from '@sarv/shared/contract/funds'
import type { Banner } from '@sarv/shared/contract/home'

export type SceneKind = 'card' | 'advice' | 'gold'

/** The drawn scene of a banner without a picture, by where it leads; undefined for what none is drawn of. (INV-086) */
export function bannerScene(
  { type, link }: Pick<Banner, 'type' | 'link'>,
  funds: readonly Pick<Fund, 'ds_code' | 'fund_type'>[] = [],
): SceneKind | undefined {
  if (type === 'BANK') return 'card'
  if (type === 'RECOMMENDATION') return 'advice'
  const isGold = funds.some(({ ds_code, fund_type }) => ds_code === link && fund_type === 'Gold')
  return type === 'FUND' && isGold ? 'gold' : undefined
}
