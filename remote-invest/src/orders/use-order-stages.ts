import type { Order, OrderStep } from '@sarv/shared/contract/fund-orders'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import type { StageItem, StageState } from '@sarv/shared/ui/data/stage-list'
import { toStepStates } from './order-status'

/** Returns the tracker of an order as stages: what happened with day and time, the open step with the time it is due. (INV-057, D-117) */
export function useOrderStages({ timeline }: Pick<Order, 'timeline'>): StageItem[] {
  const { t } = useTranslation()
  const describeDue = useDueText()
  const { day, time } = useFormat()
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
      caption: step.at === null ? describeDue(step) : t('order.at', { day: day(step.at), time: time(step.at) }),
      badge: badgeOf(step.status, state),
    }
  })
}

/** Hook: says by when an open step comes, as exactly as it was promised: an hour, a day, or both. */
function useDueText(): (step: Pick<OrderStep, 'status' | 'due'>) => string | undefined {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ status, due }) => {
    if (due === null) return undefined
    const day = format.day(due, { weekday: true })
    const time = format.time(due)
    if (status === 'PAYMENT') return t('order.due.payment', { time })
    return status === 'REFUND' ? t('order.due.refund', { day, time }) : t('order.due.day', { day })
  }
}
