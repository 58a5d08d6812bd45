import type { BankOrder } from '@sarv/shared/contract/bank-money'
import { type PostStep, trackPost } from '@sarv/shared/contract/bank-onboarding'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'
import type { StageItem } from '@sarv/shared/ui/data/stage-list'

/** Uuid of the newest request whose card may be in the post; undefined where none was ever finished. (BNK-003) */
export function trackedRequest(orders: readonly Pick<BankOrder, 'kind' | 'onb_uuid' | 'status'>[]): string | undefined {
  const request = orders.find(({ kind, onb_uuid, status }) => kind !== 'FAST_INVEST' && onb_uuid && status === 'DONE')
  return request?.onb_uuid ?? undefined
}

/** Query of a card's way through the post. (BNK-003, D-21) */
export const postTrackingQuery = (uuid: string) => ({
  ...endpointQuery(['bank', 'post', uuid], trackPost, { body: { onb_uuid: uuid } }),
  staleTime: 0,
})

/** Postal steps as rows of the stage list: the first that is not done is the one under way. */
export function postStages(steps: readonly PostStep[], dateOf: (date: string) => string): StageItem[] {
  const current = steps.findIndex(({ done }) => !done)
  return steps.map(({ title, date, done }, index) => ({
    key: `${index} ${title}`,
    title,
    state: done ? 'done' : index === current ? 'now' : 'waiting',
    caption: date === null ? undefined : dateOf(date),
  }))
}
