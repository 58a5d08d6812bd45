import { type Platform, queryOptions, usePlatform, useQuery } from '@sarv/shared/platform'
import { useOnline } from '@sarv/shared/ui/offline-banner'
import { useEffect } from 'react'
import { answerKept, type Kept, type KeptName, withAnswer } from './kept-answer'

type Room = Pick<Platform, 'storage' | 'session'>

/** What a query that was asked for has to say of itself. */
interface Read<Data> {
  readonly data: Data | undefined
  readonly dataUpdatedAt: number
  readonly error: unknown
}

/** One thing after the other: two answers that come together do not undo each other. */
let last: Promise<unknown> = Promise.resolve()

function keep(room: Room, name: KeptName, answer: Kept): Promise<void> {
  const turn = last.then(async () => {
    const session = room.session.current()
    // Signed out meanwhile: what is forgotten stays forgotten.
    if (session.at !== 'signed-in') return
    const slice = room.storage('profile')
    await slice.set(withAnswer(await slice.get(), session.sub, name, answer))
  })
  last = turn.catch(() => undefined)
  return turn
}

const keptQuery = <Data>(room: Room, name: KeptName, parse: (value: unknown) => Data | undefined) =>
  queryOptions({
    queryKey: ['invest', 'kept', name],
    queryFn: async () => {
      const session = room.session.current()
      if (session.at !== 'signed-in') return null
      const kept = answerKept(await room.storage('profile').get(), session.sub, name)
      const data = kept && parse(kept.data)
      return kept && data !== undefined ? { at: kept.at, data } : null
    },
    staleTime: 0,
    gcTime: 0,
  })

/**
 * A query whose newest answer is kept on this device, encrypted and for this person alone; while no answer comes because
 * there is no connection, the kept one stands in its place, with the time at which it came. (F40, U16)
 * @param parse the contract's check: what was kept by an older version may have another shape
 */
export function useKept<Data, Query extends Read<Data>>(
  name: KeptName,
  query: Query,
  parse: (value: unknown) => Data | undefined,
): Query & { readonly isKept: boolean } {
  const platform = usePlatform()
  const online = useOnline()
  const { data, dataUpdatedAt } = query
  const away = data === undefined && (!online || isUnanswered(query.error))
  const kept = useQuery({ ...keptQuery(platform, name, parse), enabled: away }).data
  useEffect(() => {
    if (data !== undefined) keep(platform, name, { at: dataUpdatedAt, data }).catch(platform.report)
  }, [platform, name, data, dataUpdatedAt])
  if (!away || !kept) return { ...query, isKept: false }
  return { ...query, data: kept.data, dataUpdatedAt: kept.at, isKept: true }
}

function isUnanswered(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return false
  return error.kind === 'network' || error.kind === 'timeout'
}
