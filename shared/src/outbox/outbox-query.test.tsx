import { expect, jest, test } from '@jest/globals'
import { QueryObserver } from '@tanstack/react-query'
import { fakeClock } from '../testing/fake-clock'
import { fakeOutbox, fakeTab } from '../testing/fake-outbox'
import type { MoneyIntent } from './money-intent'
import { outboxQuery } from './outbox-query'

const lost: MoneyIntent<string> = { sub: 'one', key: 'k', at: 1_000, request: 'sale', lost: true }
const resolved: MoneyIntent<string> = { ...lost, key: 'resolved', answer: { at: 2_000, id: '77' } }
const { outbox } = fakeOutbox()

fakeClock({ now: 5_000 })

/** Watches the query as a screen would; `seen` are the keys of the entries that it shows. */
async function watch(...intents: readonly MoneyIntent<string>[]) {
  const tab = fakeTab()
  tab.keep(...intents)
  const observer = new QueryObserver(tab.platform.queryClient, outboxQuery(outbox, tab.platform))
  const end = observer.subscribe(() => undefined)
  await jest.advanceTimersByTimeAsync(0)
  return { ...tab, end, seen: () => observer.getCurrentResult().data?.map(({ key }) => key) }
}

test('T16 the query gives the entries of the signed-in person only', async () => {
  const { seen, end } = await watch(lost, { ...lost, key: 'other', sub: 'two' })
  expect(seen()).toEqual(['k'])
  end()
})

test('F51 while one entry of many is unresolved the outbox is read every two seconds', async () => {
  const { platform, end } = await watch(lost, resolved)
  const reads = jest.spyOn(platform, 'storage')
  await jest.advanceTimersByTimeAsync(1_990)
  expect(reads).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(10)
  expect(reads).toHaveBeenCalledTimes(1)
  end()
})

test.each([
  ['empty', []],
  ['resolved', [resolved]],
])('an outbox that is %s is not polled', async (_, intents) => {
  const { end, platform } = await watch(...intents)
  const reads = jest.spyOn(platform, 'storage')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(reads).not.toHaveBeenCalled()
  end()
})
