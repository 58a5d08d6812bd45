import type { ReactNode } from 'react'
import { type FailedRead, LoadFailed } from './load-failed'
import { OlderAnswer } from './older-answer'
import { SkeletonGroup } from './skeleton'

/**
 * A part of a screen that waits for an answer: its skeleton, then the answer, or what happened and one retry. An answer
 * that is there stays while newer ones fail; a whole screen then says from when it is. (INV-008, U16)
 * @example <Loaded query={useQuery(assetsQuery())} skeleton={<AssetsSkeleton />}>{(assets) => <Assets assets={assets} />}</Loaded>
 */
export function Loaded<Data>({
  query,
  skeleton,
  title,
  whole = false,
  dated = false,
  children,
}: {
  query: FailedRead & { readonly data: Data | undefined; readonly dataUpdatedAt: number }
  /** Boxes of the same measures; the group that says «loading» is put around them here. */
  skeleton: ReactNode
  /** Title of the failure. @default «این بخش باز نشد» */
  title?: string
  /** The part is the whole screen: its error has room for the drawing. */
  whole?: boolean
  /** The screen itself says from when its answer is. */
  dated?: boolean
  children: (data: Data) => ReactNode
}) {
  if (query.data !== undefined) {
    return (
      <>
        {whole && query.error !== null && (
          <OlderAnswer
            at={query.dataUpdatedAt}
            dated={dated}
            onRetry={() => query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {children(query.data)}
      </>
    )
  }
  if (!query.error) return <SkeletonGroup>{skeleton}</SkeletonGroup>
  return <LoadFailed query={query} title={title} whole={whole} />
}
