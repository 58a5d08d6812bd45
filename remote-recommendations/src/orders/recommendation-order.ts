import type { RecommendationItem } from '@sarv/shared/contract/recommendation'

/** Whether an order's offer type is known and has a label; any other is not shown. (ST-15, F32) */
export function isKnownOffer(type: string): boolean {
  return type === 'FREE' || type === 'VIP'
}

/** Whether an order's composition is locked, and so not drawn, because its fee is not paid. (REC-030) */
export function isLocked({ status }: { status: string }): boolean {
  return status === 'WAITING_FOR_PAYMENT'
}

/**
 * Maps an order's items to the parts of a share bar; a part without a valid colour takes the palette's next. (REC-038)
 */
export function toShares(items: readonly RecommendationItem[]) {
  return items.map(({ product_name, share_percentage, color }, index) => ({
    key: `${index}-${product_name}`,
    label: product_name,
    share: share_percentage,
    colour: color !== null && /^#[\da-f]{6}$/i.test(color) ? color : undefined,
  }))
}
