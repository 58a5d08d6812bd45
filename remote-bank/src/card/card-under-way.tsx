import { UnderWayCard } from '@sarv/shared/payment/under-way-card'
import { useQuery } from '@sarv/shared/platform'
import { underWayQuery } from '@sarv/shared/queries/under-way-query'
import { cardKinds } from './card-kinds'

/** Card of what is under way with the card in use. (D-251) */
export function CardUnderWay() {
  return <UnderWayCard query={useQuery(underWayQuery())} only={cardKinds} />
}
