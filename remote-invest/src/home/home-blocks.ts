import type { HomeSection } from '@sarv/shared/contract/home'

const known = ['ASSET', 'FUND', 'PORTFOLIO', 'INQUIRY_FUND_ORDERS'] as const

/** What stands on the home page: the server's sections, and the banners between them. */
export type HomeBlock = (typeof known)[number] | 'BANNERS'

/**
 * The blocks of the home page in the server's order: visible ones of a known type, each once. The banners stand before
 * the portfolios, or last where there are none. (INV-001, INV-007)
 */
export function blocksOf(sections: readonly HomeSection[], banners: number): HomeBlock[] {
  const shown = known.filter((type) => sections.some((section) => section.type === type && section.is_visible))
  const placeOf = (type: HomeBlock) => sections.findIndex((section) => section.type === type && section.is_visible)
  const blocks: HomeBlock[] = [...shown].sort((one, other) => placeOf(one) - placeOf(other))
  if (banners === 0) return blocks
  const portfolios = blocks.indexOf('PORTFOLIO')
  blocks.splice(portfolios < 0 ? blocks.length : portfolios, 0, 'BANNERS')
  return blocks
}

const besideOf: readonly HomeBlock[] = ['INQUIRY_FUND_ORDERS', 'BANNERS', 'PORTFOLIO']

/** The two columns of a wide screen; each keeps the server's order. */
export function columnsOf(blocks: readonly HomeBlock[]): { main: HomeBlock[]; beside: HomeBlock[] } {
  return {
    main: blocks.filter((block) => !besideOf.includes(block)),
    beside: blocks.filter((block) => besideOf.includes(block)),
  }
}
