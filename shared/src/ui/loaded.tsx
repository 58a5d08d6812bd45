import type { ReactNode } from 'react'
import { type FailedRead, LoadFailed } from './load-failed'
import { SkeletonGroup } from './skeleton'

/**
 * A part of a screen that waits for an answer: its skeleton, then the answer, or what happened and one retry. An answer
 * that is there stays while newer ones fail. (INV-008)
 * @example <Loaded query={useQuery(assetsQuery())} skeleton={<AssetsSkeleton />}>{(assets) => <Assets assets={assets} />}</Loaded>
 */
export function Loaded<Data>({
  query,
  skeleton,
  title,
  whole = false,
  children,
}: {
  query: FailedRead & { readonly data: Data | undefined }
  /** Boxes of the same measures; the group that says «loading» is put around them here. */
  skeleton: ReactNode
  /** Title of the failure. @default «این بخش باز نشد» */
  title?: string
  /** The part is the whole screen: its error has room for the drawing. */
  whole?: boolean
  children: (data: Data) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <SkeletonGroup>{skeleton}</SkeletonGroup>
  return <LoadFailed query={query} title={title} whole={whole} />
}
