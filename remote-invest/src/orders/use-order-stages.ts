import type { Order, OrderStep } from '@sarv/shared/contract/fund-orders'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import type { StageItem, StageState } from '@sarv/shared/ui/data/stage-list'
import { toStepStates } from './order-status'

/** Returns the tracker of an order as stages: what happened with day and time, the open step with the time it is due. (INV-057, D-117) */
export function useOrderStages({ timeline }: Pick<Order, 'timeline'>): StageItem[] {
  const { t } = useTranslation()
  const describeDue = useDueText()
  const { dateLong, time } = useFormat()
  const states = toStepStates(timeline)
  const badgeOf = (status: string, state: StageState): string | undefined => {
    if (state === 'now' && status === 'PAYMENT') return t(describeStatus('order', 'WAITING').label)
    return state === 'error' || state === 'stopped' ? t(describeStatus('order', status).label) : undefined
  }
  return timeline.map((step, index) => {
    const state = states[index] ?? 'waiting'
    return {
      key: `${index} ${step.status}`,
      title: step.title,
      state,
      caption: step.at === null ? describeDue(step) : t('order.at', { day: dateLong(step.at), time: time(step.at) }),
      badge: badgeOf(step.status, state),
    }
  })
}

/** Hook: says by when an open step comes, as exactly as it was promised: an hour, a day, or both. */
function useDueText(): (step: Pick<OrderStep, 'status' | 'due'>) => string | undefined {
  const { t } = useTranslation()
  const { dateLong, time } = useFormat()
  return ({ status, due }) => {
    if (due === null) return undefined
    const day = dateLong(due, { weekday: true, year: false })
    if (status === 'PAYMENT') return t('order.due.payment', { time: time(due) })
    return status === 'REFUND' ? t('order.due.refund', { day, time: time(due) }) : t('order.due.day', { day })
  }
}
