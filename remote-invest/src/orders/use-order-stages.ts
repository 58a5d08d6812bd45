import type { Order } from '@sarv/shared/contract/fund-orders'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import type { StageItem } from '@sarv/shared/ui/data/stage-list'
import { toStepStates } from './order-status'

/** Returns the timeline of an order as stages; those that happened carry day and time. (INV-057) */
export function useOrderStages({ timeline }: Pick<Order, 'timeline'>): StageItem[] {
  const { t } = useTranslation()
  const { dateLong, time } = useFormat()
  const states = toStepStates(timeline)
  return timeline.map(({ status, title, at }, index) => ({
    key: `${index} ${status}`,
    title,
    state: states[index] ?? 'waiting',
    caption: at === null ? undefined : t('order.at', { day: dateLong(at), time: time(at) }),
    badge: states[index] === 'error' ? t(describeStatus('order', status).label) : undefined,
  }))
}
