import type { RecommendationItem } from '@sarv/shared/contract/recommendation'
import type { BadgeTone } from '@sarv/shared/ui/badge'

const statuses = {
  WAITING_FOR_PAYMENT: { key: 'waitingForPayment', tone: 'w' },
  'waiting for investment': { key: 'waitingForInvestment', tone: 'w' },
  invested: { key: 'invested', tone: 'g' },
  'part done': { key: 'partDone', tone: 'i' },
} as const satisfies Record<string, { key: string; tone: BadgeTone }>

type Known = keyof typeof statuses

const isKnown = (status: string): status is Known => Object.hasOwn(statuses, status)

/** The label's key and colour of a recommendation's status (ST-14); an unknown one is told as such. */
export function statusOf(status: string): { key: (typeof statuses)[Known]['key'] | 'unknown'; tone: BadgeTone } {
  return isKnown(status) ? statuses[status] : { key: 'unknown', tone: 'n' }
}

/** The label's key of a recommendation's type (ST-15); none for one that nobody knows. */
export function typeKey(type: string): 'FREE' | 'VIP' | undefined {
  return type === 'FREE' || type === 'VIP' ? type : undefined
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
