import type { PostStep } from '@sarv/shared/contract/bank-onboarding'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { CopyButton } from '@sarv/shared/ui/actions/copy-button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { StageList } from '@sarv/shared/ui/data/stage-list'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { ordersQuery } from '../orders/orders-query'
import { postStages, postTrackingQuery, trackedRequest } from './post-tracking'

/** The way of the newest card through the post, or a note that no card is on its way. (BNK-003, D-21) */
export function Tracking() {
  const { t } = useTranslation()
  const orders = useQuery(ordersQuery())
  const uuid = trackedRequest(orders.data ?? [])
  const tracking = useQuery({ ...postTrackingQuery(uuid ?? ''), enabled: uuid !== undefined })
  if (orders.data && uuid === undefined) return <Alert tone="i">{t('post.none')}</Alert>
  return (
    <QueryBoundary
      query={uuid === undefined ? { ...orders, data: undefined } : tracking}
      skeleton={<SkeletonCard rows={4} />}
    >
      {(tracked) => <PostWay {...tracked} />}
    </QueryBoundary>
  )
}

/** A card's way through the post: its tracking code, once there is one, and its steps. (BNK-003, BNK-043) */
export function PostWay({ tracking_code, steps }: { tracking_code: string | null; steps: readonly PostStep[] }) {
  const { t } = useTranslation()
  const { digits, day } = useFormat()
  return (
    <>
      {tracking_code && (
        <KeyValues
          rows={[
            {
              key: t('post.code'),
              value: (
                <>
                  <LeftToRight>{digits(tracking_code)}</LeftToRight>
                  <CopyButton text={tracking_code} label={t('post.copy')} />
                </>
              ),
            },
          ]}
        />
      )}
      <StageList stages={postStages(steps, (date) => day(date, { weekday: true }))} />
    </>
  )
}
