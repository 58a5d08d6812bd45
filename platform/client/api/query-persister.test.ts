import { expect, test } from '@jest/globals'
import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { PersistedQuery, QueryCacheStorage } from '../storage/query-cache-storage'
import { ApiError } from './api-error'
import { persisted } from './persisted-query'
import { createQueryClient } from './query-client'
import { queryPersister } from './query-persister'

const day = persisted({ reply: z.string() })
const page = persisted({ reply: z.number() })

/** What one device stores, for as many page loads as a test wants. */
function device() {
  const stored = new Map<string, PersistedQuery>()
  const storage: QueryCacheStorage = {
    read: async (queryHash) => stored.get(queryHash),
    write: async (queryHash, query) => void stored.set(queryHash, query),
    clear: async () => stored.clear(),
  }
  return { stored, load: () => createQueryClient(queryPersister(storage)) }
}

/** Everything that a screen would draw, one after the other, until `last` is true of it. */
function shown(client: QueryClient, options: object, last: (data: unknown, error: unknown) => boolean) {
  return new Promise<{ data: unknown; error: unknown; at: number }[]>((resolve) => {
    const seen: { data: unknown; error: unknown; at: number }[] = []
    const observer = new QueryObserver(client, { queryKey: ['home'], retry: false, ...day, ...options })
    const stop = observer.subscribe(({ data, error, dataUpdatedAt }) => {
      seen.push({ data, error, at: dataUpdatedAt })
      if (!last(data, error)) return
      stop()
      client.clear()
      resolve(seen)
    })
  })
}

const offline = () => Promise.reject(new ApiError({ kind: 'network', status: 0, endpointPath: '/home/' }))

test('U16 F40 the next page load shows the stored response at once and the new one after it', async () => {
  const { load } = device()
  await shown(load(), { queryFn: async () => 'monday' }, (data) => data === 'monday')
  const seen = await shown(load(), { queryFn: async () => 'tuesday' }, (data) => data === 'tuesday')
  expect([...new Set(seen.map(({ data }) => data))]).toEqual([undefined, 'monday', 'tuesday'])
})

test('U16 without a connection the stored response stays, as old as it is, beside the failure', async () => {
  const { stored, load } = device()
  stored.set('["home"]', { at: 1_000, data: 'monday' })
  const seen = await shown(
    load(),
    { queryFn: offline, staleTime: Number.POSITIVE_INFINITY },
    (_, error) => error !== null,
  )
  expect(seen.at(-1)).toMatchObject({ data: 'monday', at: 1_000 })
})

test('U16 a response that this version cannot read is fetched instead; what others can read of it stays', async () => {
  const { stored, load } = device()
  stored.set('["home"]', { at: 1_000, data: { total: 7, was: 'rial' } })
  const total = persisted({ reply: z.object({ total: z.number() }) })
  const before = await shown(load(), { queryFn: offline, ...total }, (_, error) => error !== null)
  expect(before.at(-1)).toMatchObject({ data: { total: 7 }, at: 1_000 })
  const queryFn = async () => 'tuesday'
  const after = await shown(load(), { queryFn }, (data) => data !== undefined)
  expect(after.at(-1)?.data).toBe('tuesday')
})

test('U16 a long response is read by its guard, and by the schema where the guard refuses it', async () => {
  const { stored, load } = device()
  const isDay = (data: unknown): data is string => data === 'monday'
  const guarded = persisted({ reply: z.literal('tuesday'), guard: isDay })
  for (const [data, expected] of [
    ['monday', 'monday'],
    ['tuesday', 'tuesday'],
    ['someday', undefined],
  ]) {
    stored.set('["home"]', { at: 1_000, data })
    const seen = await shown(load(), { queryFn: offline, ...guarded }, (_, error) => error !== null)
    expect(seen.at(-1)?.data).toBe(expected)
  }
})

test('U16 of a list with a page that this version cannot read nothing is shown', async () => {
  const { stored, load } = device()
  stored.set('["orders"]', { at: 1_000, data: { pages: [1, 'two'], pageParams: [1, 2] } })
  const list = new InfiniteQueryObserver(load(), {
    queryKey: ['orders'],
    queryFn: offline,
    initialPageParam: 1,
    getNextPageParam: () => 2,
    retry: false,
    ...page,
  })
  expect((await list.refetch()).data).toBeUndefined()
})

test('what is not marked is neither kept nor shown again', async () => {
  const { stored, load } = device()
  await shown(load(), { queryFn: async () => 'a code', meta: {} }, (data) => data === 'a code')
  expect(stored.size).toBe(0)
  stored.set('["home"]', { at: 1_000, data: 'old' })
  const seen = await shown(load(), { queryFn: offline, meta: {} }, (_, error) => error !== null)
  expect(seen.every(({ data }) => data === undefined)).toBe(true)
})

test('U16 F37 of a list that was read for long its first five pages are stored', async () => {
  const { stored, load } = device()
  const list = new InfiniteQueryObserver(load(), {
    queryKey: ['orders'],
    queryFn: async ({ pageParam }) => pageParam,
    initialPageParam: 1,
    getNextPageParam: (last: number) => last + 1,
    ...page,
  })
  for (let page = 1; page <= 7; page++) await list.fetchNextPage()
  expect(list.getCurrentResult().data?.pages).toHaveLength(7)
  expect(stored.get('["orders"]')?.data).toEqual({ pages: [1, 2, 3, 4, 5], pageParams: [1, 2, 3, 4, 5] })
})

test('U16 a list that grows keeps its pages', async () => {
  const { stored, load } = device()
  const open = (queryFn: () => Promise<number>) =>
    new InfiniteQueryObserver(load(), {
      queryKey: ['orders'],
      queryFn,
      initialPageParam: 1,
      getNextPageParam: () => 2,
      retry: false,
      ...page,
    })
  const online = open(async () => 7)
  await online.fetchNextPage()
  expect(stored.get('["orders"]')?.data).toEqual({ pages: [7], pageParams: [1] })
  const { data } = await open(offline).refetch()
  expect(data).toEqual({ pages: [7], pageParams: [1] })
})
