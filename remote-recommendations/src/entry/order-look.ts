import type { RecommendationItem } from '@sarv/shared/contract/recommendation'

/** Whether a recommendation's type is one that has a name; any other is not told. (ST-15, F32) */
export function isOffer(type: string): boolean {
  return type === 'FREE' || type === 'VIP'
}

/** What a recommendation is made of stays closed until its fee is paid: then it is not drawn at all. (REC-030) */
export function isLocked({ status }: { status: string }): boolean {
  return status === 'WAITING_FOR_PAYMENT'
}

/** The parts of a recommendation; without a colour of its own a part takes the palette's next. (REC-038) */
export function partsOf(items: readonly RecommendationItem[]) {
  return items.map(({ product_name, share_percentage, color }, place) => ({
    key: `${place}-${product_name}`,
    label: product_name,
    share: share_percentage,
    colour: color !== null && /^#[\da-f]{6}$/i.test(color) ? color : undefined,
  }))
}
