import type { Order } from '@sarv/shared/contract/fund-orders'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { statusLook } from '@sarv/shared/rules/status'
import type { StageItem } from '@sarv/shared/ui/stage-list'
import { stepStates } from './order-status'

/** The life of an order as stages down a rail; what happened carries its day and hour. (INV-057) */
export function useOrderStages({ timeline }: Pick<Order, 'timeline'>): StageItem[] {
  const { t } = useTranslation()
  const { dateLong, time } = useFormat()
  const states = stepStates(timeline)
  return timeline.map(({ status, title, at }, place) => ({
    key: `${place} ${status}`,
    title,
    state: states[place] ?? 'waiting',
    caption: at === null ? undefined : t('order.at', { day: dateLong(at), time: time(at) }),
    badge: states[place] === 'error' ? t(statusLook('order', status).label) : undefined,
  }))
}
