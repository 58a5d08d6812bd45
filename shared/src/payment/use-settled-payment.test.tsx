import { expect, test } from '@jest/globals'
import { createQueryClient } from '@sarv/platform/client/api/query-client'
import { createBus } from '@sarv/platform/contract/events/bus'
import type { Platform } from '@sarv/platform/contract/platform'
import { renderHook } from '@testing-library/react'
import { PlatformContext } from '../platform'
import { useSettledPayment } from './use-settled-payment'

const stale = [['orders'], ['assets']]

function watch(first?: { status: string; trace_no: string }) {
  const queryClient = createQueryClient()
  for (const queryKey of [...stale, ['funds']]) queryClient.setQueryData(queryKey, {})
  const bus = createBus()
  const settled: unknown[] = []
  bus.on('payment-settled', (fact) => settled.push(fact))
  const platform: Pick<Platform, 'bus' | 'queryClient' | 'report'> = { bus, queryClient, report: () => undefined }
  const { rerender } = renderHook(({ payment }) => useSettledPayment(payment, stale), {
    initialProps: { payment: first },
    wrapper: ({ children }) => <PlatformContext value={platform as Platform}>{children}</PlatformContext>,
  })
  const invalidated = () =>
    ['orders', 'assets', 'funds'].filter((key) => queryClient.getQueryState([key])?.isInvalidated)
  return { settled, invalidated, show: (payment: typeof first) => rerender({ payment }) }
}

test('INV-051 a payment that succeeded is told to the shell once, by its trace number', () => {
  const { settled, show } = watch()
  expect(settled).toEqual([])
  for (const _ of [1, 2]) show({ status: 'SUCCESS', trace_no: '408126773915' })
  expect(settled).toEqual([{ trace: '408126773915' }])
})

test('INV-051 a payment that failed emits no event, and what it changes is asked for again', () => {
  const { settled, invalidated } = watch({ status: 'FAILED', trace_no: '408126773915' })
  expect(settled).toEqual([])
  expect(invalidated()).toEqual(['orders', 'assets'])
})

test('INV-051 until the bank has decided nothing is asked for again', () => {
  const { invalidated, show } = watch()
  expect(invalidated()).toEqual([])
  show({ status: 'SUCCESS', trace_no: '408126773915' })
  expect(invalidated()).toEqual(['orders', 'assets'])
})
