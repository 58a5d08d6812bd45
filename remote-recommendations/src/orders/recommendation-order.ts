import type { RecommendationItem } from '@sarv/shared/contract/recommendation-offers'
import type { DonutSlice } from '@sarv/shared/ui/chart/donut-slices'

/** Whether an order's offer type is known and has a label; any other is not shown. (ST-15, F32) */
export function isKnownOffer(type: string): boolean {
  return type === 'FREE' || type === 'VIP'
}

/** Whether an order's composition is locked, and so not drawn, because its fee is not paid. (REC-030) */
export function isLocked({ status }: { status: string }): boolean {
  return status === 'WAITING_FOR_PAYMENT'
}

/**
 * Maps an order's items to the slices of its donut and of its bar; one without a valid colour takes the palette's next.
 * (REC-031, REC-038)
 */
export function toSlices(items: readonly RecommendationItem[]): readonly DonutSlice[] {
  return items.map(({ product_name, share_percentage, value, color }, index) => ({
    key: `${index}-${product_name}`,
    label: product_name,
    amount: value,
    share: share_percentage,
    colour: color !== null && /^#[\da-f]{6}$/i.test(color) ? color : undefined,
  }))
}
