import { expect, jest, test } from '@jest/globals'
import { QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { fakeClock } from '../testing/fake-clock'
import { fakeOutbox, fakeTab, lose, refusal, refuse, TabProvider } from '../testing/fake-outbox'
import type { MoneyIntent } from './money-intent'
import { saveIntent } from './outbox'
import { outboxQuery } from './outbox-query'
import { useMoneyRequest } from './use-money-request'

const now = 1_000_000

fakeClock({ now })

const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)))

/** An open confirmation; `answers` come one after the other, then the result `77`. */
function confirm(...answers: Parameters<typeof fakeOutbox>) {
  const tab = fakeTab()
  const { platform } = tab
  const { outbox, sent } = fakeOutbox(...answers)
  const [results, prompted]: [string[], jest.Mock] = [[], jest.fn()]
  const on = { result: (id: string) => void results.push(id), prompted }
  const wrapper = ({ children }: { children: ReactNode }) => <TabProvider platform={platform}>{children}</TabProvider>
  const { result, rerender, unmount } = renderHook(({ open }) => useMoneyRequest(outbox, open, on), {
    wrapper,
    initialProps: { open: true },
  })
  return {
    ...tab,
    outbox,
    sent,
    results,
    prompted,
    unmount,
    setOpen: (open: boolean) => rerender({ open }),
    shown: () => result.current,
    async submit(request = 'sale', secret?: string) {
      act(() => result.current.submit(request, secret))
      await pass(0)
    },
  }
}

test('INV-031 the result of a request is handed on once', async () => {
  const { submit, results, shown } = confirm()
  await submit()
  await pass(60_000)
  expect(results).toEqual(['77'])
  expect(shown()).toMatchObject({ submitting: false, processing: false, error: undefined })
})

test('T16 two clicks before the first one shows send one request', async () => {
  const { shown, sent } = confirm()
  act(() => {
    shown().submit('sale')
    shown().submit('purchase')
  })
  await pass(0)
  expect(sent).toMatchObject([{ intent: { request: 'sale' } }])
})

test('INV-031 after a response the next request can be submitted', async () => {
  const { submit, sent } = confirm(refuse)
  await submit()
  await submit('purchase')
  expect(sent).toMatchObject([{ intent: { request: 'sale' } }, { intent: { request: 'purchase' } }])
})

test('F51 a result from before the confirmation was opened is not the result of this one', async () => {
  const { submit, setOpen, results, sent } = confirm()
  await submit()
  setOpen(false)
  await pass(1)
  setOpen(true)
  await submit()
  expect(sent).toHaveLength(2)
  expect(results).toEqual(['77', '77'])
})

test('F51 a result that another tab got while the confirmation was open is the result of this one', async () => {
  const { submit, setOpen, results, sent, keep } = confirm()
  await pass(5)
  setOpen(true)
  keep({ sub: 'one', key: 'k', at: now, request: 'sale', answer: { at: now + 1, id: '5' } })
  await submit()
  expect(sent).toEqual([])
  expect(results).toEqual(['5'])
})

test('F51 a press while the sheet is closing still means the request of this confirmation', async () => {
  const { submit, setOpen, results, sent, keep } = confirm()
  keep({ sub: 'one', key: 'k', at: now, request: 'sale', answer: { at: now + 1, id: '5' } })
  await pass(5)
  setOpen(false)
  await submit()
  expect(sent).toEqual([])
  expect(results).toEqual(['5'])
})

test('F2 the result of a retry is reported once', async () => {
  const { submit, results, stored } = confirm(lose)
  await submit()
  await pass(60_000)
  expect(results).toEqual(['77'])
  expect(stored().intents).toMatchObject([{ lost: false, answer: { id: '77' } }])
})

test('F2 the result of another lost request is not taken for this one’s', async () => {
  const { submit, results, outbox, platform } = confirm(lose, lose, lose)
  await submit()
  const other: MoneyIntent<string> = {
    sub: 'one',
    key: 'other',
    at: now + 1,
    request: 'other',
    answer: { at: now, id: '5' },
  }
  await act(() => saveIntent(outbox, platform, other))
  await pass(2_500)
  expect(results).toEqual([])
})

test('F2 a request that is lost after its page was left shows wherever the outbox is read', async () => {
  const { promise, resolve: cut } = Promise.withResolvers<undefined>()
  const { submit, unmount, platform, outbox } = confirm(() => promise)
  const { queryClient } = platform
  const list = new QueryObserver(queryClient, outboxQuery(outbox, platform))
  const end = list.subscribe(() => undefined)
  queryClient.setQueryData(outbox.queryKey, [])
  queryClient.setQueryData(['fake', 'other'], [])
  await submit()
  unmount()
  cut(undefined)
  await pass(10)
  expect(list.getCurrentResult().data).toMatchObject([{ request: 'sale', lost: true }])
  expect(queryClient.getQueryState(['fake', 'other'])).toMatchObject({ isInvalidated: false })
  end()
  await pass(1_000)
})

test('F2 a retry that is rejected ends the processing and shows its error', async () => {
  const { submit, shown } = confirm(lose, refuse)
  await submit()
  await pass(3_000)
  expect(shown()).toMatchObject({ processing: false, error: refusal })
})

test('F2 a reset after a rejected retry reports it no second time', async () => {
  const { submit, shown, stored } = confirm(lose, refuse)
  await submit()
  await pass(3_000)
  expect(stored().intents).toMatchObject([{ lost: true }])
  act(() => shown().reset())
  await pass(0)
  expect(stored().intents).toMatchObject([{ lost: false, refused: refusal }])
})

test('F2 a reset while the outcome is unknown still reports it', async () => {
  const { submit, shown, stored } = confirm(lose, lose)
  await submit()
  act(() => shown().reset())
  await pass(0)
  expect(stored().intents).toMatchObject([{ lost: true }])
})

test('a fault of this page is an unknown error, and the shell prompts about nothing', async () => {
  const { submit, shown, prompted } = confirm(async () => {
    throw new TypeError('broken')
  })
  await submit()
  expect(shown()).toMatchObject({ processing: false, error: { key: 'unknown' } })
  expect(prompted).not.toHaveBeenCalled()
})

test('BNK-066 the secret goes out with its request, lies in no cache, and not with the next request', async () => {
  const { submit, sent, platform } = confirm(refuse)
  await submit('sale', 'password')
  const mutations = platform.queryClient.getMutationCache().getAll()
  expect(mutations.map(({ state }) => state.variables)).toEqual(['sale'])
  await submit('purchase')
  expect(sent.map(({ secret }) => secret)).toEqual(['password', undefined])
})
