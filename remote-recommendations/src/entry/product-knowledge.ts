import type { Knowledge } from '@sarv/shared/contract/recommendation'

/** Products with a title of their own, in the order in which they are shown. */
const knownProducts = ['fund', 'pma'] as const

/** Knowledge items of one product. */
export interface ProductKnowledge {
  readonly product: string
  /** i18n key of its title. */
  readonly title: (typeof knownProducts)[number] | 'other'
  readonly items: readonly Knowledge[]
}

const suffix = '_knowledge'

/**
 * Groups `general_components` by product: known products first, then the others in the server's order; empty ones are
 * dropped. (REC-001)
 */
export function groupByProduct(
  components: Readonly<Record<string, readonly Knowledge[]>>,
): readonly ProductKnowledge[] {
  const products = Object.entries(components)
    .filter(([key, items]) => key.endsWith(suffix) && items.length > 0)
    .map(([key, items]): ProductKnowledge => {
      const product = key.slice(0, -suffix.length)
      return { product, title: knownProducts.find((one) => one === product) ?? 'other', items }
    })
  const rank = ({ title }: ProductKnowledge) =>
    title === 'other' ? knownProducts.length : knownProducts.indexOf(title)
  return products.toSorted((one, other) => rank(one) - rank(other))
}
