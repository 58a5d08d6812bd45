import type { HomeSection } from '@sarv/shared/contract/home'

const known = ['ASSET', 'FUND', 'PORTFOLIO', 'INQUIRY_FUND_ORDERS'] as const

/** Block of the home page: a section of the server, or what the page puts between them. */
export type HomeBlock = (typeof known)[number] | 'BANNERS' | 'UNDER_WAY'

/**
 * Arranges the blocks of the home page: visible ones of a known type, each once, the assets first, the others in the
 * server's order. The banner comes before the portfolios, or last without portfolios. (INV-001, INV-007, D-266)
 */
export function arrangeBlocks(sections: readonly HomeSection[], hasBanner: boolean): HomeBlock[] {
  const shown = known.filter((type) => sections.some((section) => section.type === type && section.is_visible))
  const positionOf = (type: HomeBlock) =>
    type === 'ASSET' ? -1 : sections.findIndex((section) => section.type === type && section.is_visible)
  const blocks: HomeBlock[] = [...shown].sort((one, other) => positionOf(one) - positionOf(other))
  if (!hasBanner) return blocks
  const portfolios = blocks.indexOf('PORTFOLIO')
  blocks.splice(portfolios < 0 ? blocks.length : portfolios, 0, 'BANNERS')
  return blocks
}

/** Inserts what is under way after the assets, or first: the server hides no money on its way. (D-118) */
export function withUnderWay(blocks: readonly HomeBlock[]): HomeBlock[] {
  return blocks.toSpliced(blocks.indexOf('ASSET') + 1, 0, 'UNDER_WAY')
}

const sideBlocks: readonly HomeBlock[] = ['INQUIRY_FUND_ORDERS', 'BANNERS', 'PORTFOLIO']

/** Splits the blocks into the two columns of a wide screen; each keeps the server's order. */
export function splitColumns(blocks: readonly HomeBlock[]): { main: HomeBlock[]; beside: HomeBlock[] } {
  return {
    main: blocks.filter((block) => !sideBlocks.includes(block)),
    beside: blocks.filter((block) => sideBlocks.includes(block)),
  }
}
