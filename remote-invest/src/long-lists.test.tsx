import { expect, test } from '@jest/globals'
import { listOrders } from '@sarv/shared/contract/fund-orders'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderInvest } from './testing/render-invest'
import { sampleOrder } from './testing/sample-order'

const newest = Date.parse('2026-11-22T08:00:00Z')
const every8Hours = 8 * 3_600_000
const firstRows = 300
const furtherPages = 3
const furtherRows = 20

/** A page with the orders from one place of the list to before another, so that a month has ninety of them. */
const ordersPage = (page: number, from: number, to: number) => ({
  body: {
    count: firstRows + furtherPages * furtherRows,
    page,
    page_count: 1 + furtherPages,
    results: Array.from({ length: to - from }, (_, index) =>
      sampleOrder({ id: from + index, created_at: new Date(newest - (from + index) * every8Hours).toISOString() }),
    ),
  },
})

/** Microseconds of a processor that this process has used: what else runs on the machine adds nothing. */
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

async function timeUntilRows(count: number, begin: () => unknown): Promise<number> {
  const before = processorTime()
  await begin()
  await waitFor(() => expect(document.querySelectorAll('li').length).toBe(count))
  return processorTime() - before
}

test('U18 INV-054 however many orders are there already, a further page draws its own rows alone: in a quarter of their time', async () => {
  const person = await newPerson('empty')
  const starts = Array.from({ length: furtherPages }, (_, page) => firstRows + page * furtherRows)
  await forceResponse(person, listOrders.path, ordersPage(1, 0, firstRows))
  for (const [page, from] of starts.entries())
    await forceResponse(person, listOrders.path, ordersPage(2 + page, from, from + furtherRows))
  const first = await timeUntilRows(firstRows, () => renderInvest({ path: '/fund-orders', person }))
  const further: number[] = []
  for (const from of starts)
    further.push(
      await timeUntilRows(from + furtherRows, async () => fireEvent.click(await screen.findByText('نمایش بیشتر'))),
    )
  // What collects garbage meanwhile only adds.
  expect(Math.min(...further)).toBeLessThan(first / 4)
})
