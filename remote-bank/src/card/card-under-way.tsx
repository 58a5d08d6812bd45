import type { UnderWay } from '@sarv/shared/contract/under-way'
import { lazyScreen, useQuery } from '@sarv/shared/platform'
import { underWayQuery } from '@sarv/shared/queries/under-way-query'
import { Suspense } from 'react'

const UnderWayCard = lazyScreen(async () => (await import('@sarv/shared/payment/under-way-card')).UnderWayCard)

const kinds: readonly UnderWay['kind'][] = ['REISSUE', 'TRANSFER']

/**
 * Card of what is under way with the card in use: another one in its place, money that has not arrived. Its code is
 * loaded only when there is something. (D-251)
 */
export function CardUnderWay() {
  const underWay = useQuery(underWayQuery())
  if (!underWay.data?.items.some(({ kind }) => kinds.includes(kind))) return null
  return (
    <Suspense fallback={null}>
      <UnderWayCard query={underWay} only={kinds} />
    </Suspense>
  )
}
