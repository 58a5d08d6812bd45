import type { HomeSection } from '@sarv/shared/contract/home'

const known = ['ASSET', 'FUND', 'PORTFOLIO', 'INQUIRY_FUND_ORDERS'] as const

/** Block of the home page: a section of the server, or what the page puts between them. */
export type HomeBlock = (typeof known)[number] | 'BANNERS' | 'UNDER_WAY'

/**
 * Arranges the blocks of the home page: visible ones of a known type, each once, the assets first, the others in the
 * server's order, the banner last. (INV-001, INV-007, D-266)
 */
export function arrangeBlocks(sections: readonly HomeSection[]): HomeBlock[] {
  const positionOf = (type: HomeBlock) => sections.findIndex((section) => section.type === type && section.is_visible)
  const shown = known.filter((type) => positionOf(type) >= 0)
  const orderOf = (type: HomeBlock) => (type === 'ASSET' ? -1 : positionOf(type))
  return [...shown.toSorted((one, other) => orderOf(one) - orderOf(other)), 'BANNERS']
}

/** Inserts what is under way after the assets, or first: the server hides no money on its way. (D-118) */
export function withUnderWay(blocks: readonly HomeBlock[]): HomeBlock[] {
  return blocks.toSpliced(blocks.indexOf('ASSET') + 1, 0, 'UNDER_WAY')
}

const sideBlocks: readonly HomeBlock[] = ['INQUIRY_FUND_ORDERS', 'PORTFOLIO', 'BANNERS']

/** Splits the blocks into the two columns of a wide screen; each keeps the server's order. */
export function splitColumns(blocks: readonly HomeBlock[]): { main: HomeBlock[]; beside: HomeBlock[] } {
  return {
    main: blocks.filter((block) => !sideBlocks.includes(block)),
    beside: blocks.filter((block) => sideBlocks.includes(block)),
  }
}
