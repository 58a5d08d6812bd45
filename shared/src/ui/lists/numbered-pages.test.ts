import { expect, test } from '@jest/globals'
import { numberedPages, withRow } from '@sarv/platform/client/api/numbered-pages'
import { createQueryClient } from '@sarv/platform/client/api/query-client'
import { InfiniteQueryObserver } from '@tanstack/react-query'
import { flattenPages } from './paged-rows'

/** A list of two rows a page that was read to its end; `ids` is what the server has, the newest first. */
async function readToEnd(ids: number[]) {
  const asked: number[] = []
  const list = new InfiniteQueryObserver(createQueryClient(), {
    queryKey: ['orders'],
    ...numberedPages(async (page) => {
      asked.push(page)
      const results = ids.slice(2 * page - 2, 2 * page).map((id) => ({ id }))
      return { page, page_count: Math.ceil(ids.length / 2), results }
    }),
  })
  const rows = () => flattenPages(list.getCurrentResult().data?.pages ?? [], ({ id }) => id).map(({ id }) => id)
  await list.refetch()
  for (const _ of ids) if (list.getCurrentResult().hasNextPage) await list.fetchNextPage()
  return { ids, rows, asked, refetch: () => list.refetch().then(() => asked.splice(0)) }
}

const downFrom = (first: number) => Array.from({ length: first }, (_, place) => first - place)

test('F37 INV-056 a refetch of a list that was read for long asks for its first five pages, and the rest stays', async () => {
  const { rows, asked, refetch } = await readToEnd(downFrom(16))
  expect(asked.splice(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(await refetch()).toEqual([1, 2, 3, 4, 5])
  expect(rows()).toEqual(downFrom(16))
})

test.each([1, 2, 5, 9])('F37 INV-056 %d new rows come with the first pages, and no row is lost', async (count) => {
  const { ids, rows, asked, refetch } = await readToEnd(downFrom(16))
  asked.splice(0)
  ids.unshift(...downFrom(16 + count).slice(0, count))
  expect(await refetch()).toEqual([1, 2, 3, 4, 5])
  expect(rows()).toEqual(downFrom(16 + count))
  expect(await refetch()).toEqual([1, 2, 3, 4, 5])
  expect(rows()).toEqual(downFrom(16 + count))
})

test('F37 INV-056 where the first five pages are all new, or rows of them have gone, all pages are asked for', async () => {
  const { ids, rows, asked, refetch } = await readToEnd(downFrom(16))
  asked.splice(0)
  ids.unshift(...downFrom(26).slice(0, 10))
  expect(await refetch()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(rows()).toEqual(downFrom(26).slice(0, 16))
  ids.splice(0, 3)
  expect((await refetch()).length).toBeGreaterThan(5)
  expect(rows().slice(0, 4)).toEqual([23, 22, 21, 20])
  expect(new Set(rows()).size).toBe(rows().length)
})

test('INV-057 a row that changed is put in its place on whatever page it stands; other data stays', () => {
  const page = (...ids: number[]) => ({ page: 1, page_count: 2, results: ids.map((id) => ({ id, status: 'PENDING' })) })
  const data = { pages: [page(4, 3), page(2, 1)], pageParams: [1, 2] }
  const changed = withRow(data, { id: 2, status: 'CANCELED' } as { id: number })
  expect(changed.pages[1]?.results).toEqual([
    { id: 2, status: 'CANCELED' },
    { id: 1, status: 'PENDING' },
  ])
  expect(changed.pages[0]).toBe(data.pages[0])
  expect([withRow(undefined, { id: 2 }), withRow(null, { id: 2 }), withRow(50_000, { id: 2 })]).toEqual([
    undefined,
    null,
    50_000,
  ])
})
