import { lazyScreen, useQuery } from '@sarv/shared/platform'
import { underWayQuery } from '@sarv/shared/queries/under-way-query'
import { Suspense } from 'react'
import { cardKinds } from './card-kinds'

const CardUnderWay = lazyScreen(async () => (await import('./card-under-way')).CardUnderWay)

/** Renders `CardUnderWay` lazily: its code is loaded only when there is something under way. */
export function LazyCardUnderWay() {
  const { data } = useQuery(underWayQuery())
  if (!data?.items.some(({ kind }) => cardKinds.includes(kind))) return null
  return (
    <Suspense fallback={null}>
      <CardUnderWay />
    </Suspense>
  )
}
