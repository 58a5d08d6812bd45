import type { ReactNode } from 'react'
import type { FailedRead } from '../layout/page-failures'
import { LoadFailed } from './load-failed'
import { SkeletonGroup } from './skeleton'
import { StaleNotice } from './stale-notice'

/**
 * Query boundary: renders the skeleton while a query loads, its data, or its error with one retry. Data that is there
 * stays while a refetch fails; a whole screen then says from when it is. (INV-008, U16)
 * @example <QueryBoundary query={useQuery(assetsQuery())} skeleton={<AssetsSkeleton />}>{(assets) => <Assets assets={assets} />}</QueryBoundary>
 */
export function QueryBoundary<Data>({
  query,
  skeleton,
  title,
  failed,
  whole = false,
  dated = false,
  children,
}: {
  query: FailedRead & { readonly data: Data | undefined; readonly dataUpdatedAt: number }
  /** Boxes of the same measures; the group that says «loading» is put around them here. */
  skeleton: ReactNode
  /** Title of the failure. @default «این بخش باز نشد» */
  title?: string
  /** Error state of the screen's own, with a retry. @default LoadFailed */
  failed?: ReactNode
  /** The part is the whole screen: its error has room for the drawing. */
  whole?: boolean
  /** The screen itself says from when its answer is. */
  dated?: boolean
  children: (data: Data) => ReactNode
}) {
  if (query.data !== undefined) {
    return (
      <>
        {whole && query.error !== null && <StaleNotice query={query} dated={dated} />}
        {children(query.data)}
      </>
    )
  }
  if (!query.error) return <SkeletonGroup>{skeleton}</SkeletonGroup>
  return failed ?? <LoadFailed query={query} title={title} whole={whole} />
}
