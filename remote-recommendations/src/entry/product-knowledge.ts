import type { Knowledge } from '@sarv/shared/contract/recommendation'

/** The products that have a title of their own, in the order in which they are shown. */
const known = ['fund', 'pma'] as const

/** What is worth knowing about one product before one starts. */
export interface ProductKnowledge {
  readonly product: string
  /** The key of its title. */
  readonly title: (typeof known)[number] | 'other'
  readonly items: readonly Knowledge[]
}

const suffix = '_knowledge'

/** The products of `general_components`: known ones first, then the others as they came; empty ones are left out. (REC-001) */
export function productsOf(components: Readonly<Record<string, readonly Knowledge[]>>): readonly ProductKnowledge[] {
  const products = Object.entries(components)
    .filter(([key, items]) => key.endsWith(suffix) && items.length > 0)
    .map(([key, items]): ProductKnowledge => {
      const product = key.slice(0, -suffix.length)
      return { product, title: known.find((one) => one === product) ?? 'other', items }
    })
  const place = ({ title }: ProductKnowledge) => (title === 'other' ? known.length : known.indexOf(title))
  return products.toSorted((one, other) => place(one) - place(other))
}
