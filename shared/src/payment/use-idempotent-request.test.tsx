import { expect, test } from '@jest/globals'
import { ApiError } from '@sarv/platform/client/api/api-error'
import { renderHook } from '@testing-library/react'
import { fakeTab, TabProvider } from '../testing/fake-outbox'
import { useIdempotentRequest } from './use-idempotent-request'

const lose = async () => {
  throw new ApiError({ kind: 'network', endpointPath: '/increase/' })
}

/** `answers` come one after the other, then success. */
function use(...answers: (() => Promise<void>)[]) {
  const { platform, reports } = fakeTab()
  const sent: [request: { amount: number }, key: string][] = []
  const { result } = renderHook(
    () => useIdempotentRequest<{ amount: number }>(async (request, key) => answers[sent.push([request, key]) - 1]?.()),
    { wrapper: ({ children }) => <TabProvider platform={platform}>{children}</TabProvider> },
  )
  return { reports, sent, keys: () => sent.map(([, key]) => key), request: result.current }
}

test('PMA-024 a request goes out as it is, under a key of its own', async () => {
  const { request, sent } = use()
  await request({ amount: 5 })
  expect(sent).toEqual([[{ amount: 5 }, expect.stringMatching(/^[\da-f-]{36}$/)]])
})

test('PMA-024 a press while a request is in flight sends nothing', async () => {
  const { request, sent } = use()
  await Promise.all([request({ amount: 5 }), request({ amount: 6 })])
  expect(sent.map(([{ amount }]) => amount)).toEqual([5])
})

test('PMA-024 the same request after a lost response goes out under the same key', async () => {
  const { request, keys, reports } = use(lose)
  for (const _ of [1, 2]) await request({ amount: 5 })
  expect(keys()[1]).toBe(keys()[0])
  expect(reports).toEqual([])
})

test('PMA-024 another request after a lost response has another key', async () => {
  const { request, keys } = use(lose)
  await request({ amount: 5 })
  await request({ amount: 6 })
  expect(new Set(keys()).size).toBe(2)
})

test('PMA-024 the same request after a response is a new one', async () => {
  const { request, keys } = use()
  for (const _ of [1, 2]) await request({ amount: 5 })
  expect(new Set(keys()).size).toBe(2)
})

test('PMA-024 a fault of this page is reported, and the request keeps its key', async () => {
  const { request, keys, reports } = use(async () => {
    throw new TypeError('broken')
  })
  for (const _ of [1, 2]) await request({ amount: 5 })
  expect(reports).toMatchObject([{ message: 'broken' }])
  expect(keys()[1]).toBe(keys()[0])
})
