import { expect, jest, test } from '@jest/globals'
import { ApiError } from '@sarv/platform/client/api/api-error'
import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { fakeClock } from '../testing/fake-clock'
import { fakeTab, TabProvider } from '../testing/fake-outbox'
import type { SettledFacts } from './receipt-facts'
import { usePaymentReceipt } from './use-payment-receipt'

const trace = '408126773915'
const paid: SettledFacts = {
  status: 'SUCCESS',
  amount: 50_000_000,
  date: '2026-11-20',
  time: '16:20',
  trace_no: trace,
}
const fail = (status: number) => async () => {
  throw new ApiError({ kind: 'http', endpointPath: '/trace/', status })
}
const stale = [['orders']]

fakeClock()
const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)))

/** The receipt at an address; `answers` come one after the other, then the paid one. */
async function open(query: string, ...answers: (() => Promise<SettledFacts>)[]) {
  const { platform } = fakeTab()
  platform.queryClient.setQueryData(['orders'], {})
  const emitted: unknown[] = []
  const bus = { emit: (...event: unknown[]) => void emitted.push(event) }
  const asked: string[] = []
  const ask = async (traceNo: string) => answers[asked.push(traceNo) - 1]?.() ?? paid
  const tab = Object.assign({ ...platform }, { bus })
  const { result } = renderHook(() => usePaymentReceipt('bank', ask, stale), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/receipt?${query}`]}>
        <TabProvider platform={tab as typeof platform}>{children}</TabProvider>
      </MemoryRouter>
    ),
  })
  const first = result.current
  await pass(0)
  return { first, asked, emitted, platform, shown: () => result.current }
}

test('D-29 what the address says is shown at once, and the server’s facts replace it', async () => {
  const { first, shown, asked } = await open(`status=FAILED&amount=7&trace_no=${trace}`)
  expect(first).toMatchObject({
    known: undefined,
    receipt: { standing: 'asking', shown: { status: 'FAILED', amount: 7 } },
  })
  expect(shown()).toMatchObject({ known: paid, receipt: { standing: 'settled', shown: { status: 'SUCCESS', trace } } })
  expect(asked).toEqual([trace])
})

test('D-29 without a trace number no request is sent, and nothing is known', async () => {
  const { shown, asked } = await open('status=SUCCESS&trace_no=None')
  expect(asked).toEqual([])
  expect(shown()).toMatchObject({ known: undefined, receipt: { standing: 'unknown', shown: { status: 'SUCCESS' } } })
})

test('D-29 a trace number that the server does not know leaves what the address said, unknown', async () => {
  const { shown, emitted } = await open(`status=SUCCESS&trace_no=${trace}`, fail(404))
  expect(shown()).toMatchObject({ known: undefined, receipt: { standing: 'unknown', shown: { status: 'SUCCESS' } } })
  expect(emitted).toEqual([])
})

test('D-139 a payment that the server does not know by its uuid has no result', async () => {
  const { shown, asked } = await open('status=FAILED&trace_no=None&payment=7c9e6679', fail(404))
  expect(asked).toEqual(['7c9e6679'])
  expect(shown().receipt).toMatchObject({ standing: 'unknown', shown: { status: undefined } })
})

test('D-29 a server that could not be asked is asked again at a press', async () => {
  const { shown } = await open(`trace_no=${trace}`, fail(403))
  expect(shown().receipt.standing).toBe('unasked')
  act(() => void shown().receipt.onRetry())
  await pass(0)
  expect(shown().receipt.standing).toBe('settled')
})

test('U9 while the bank has not decided the server is asked every three seconds, and not afterwards', async () => {
  const waiting = async () => ({ ...paid, status: 'WAITING' })
  const { shown, asked, emitted, platform } = await open(`trace_no=${trace}`, waiting)
  expect(shown().receipt.standing).toBe('waiting')
  expect(emitted).toEqual([])
  expect(platform.queryClient.getQueryState(['orders'])).toMatchObject({ isInvalidated: false })
  await pass(2_990)
  expect(asked).toHaveLength(1)
  await pass(20)
  expect(shown().receipt.standing).toBe('settled')
  await pass(60_000)
  expect(asked).toHaveLength(2)
})

test('D-29 a payment that is settled invalidates what it changes, and is told to the shell', async () => {
  const { emitted, platform } = await open(`trace_no=${trace}`)
  expect(emitted).toEqual([['payment-settled', { trace }]])
  expect(platform.queryClient.getQueryState(['orders'])).toMatchObject({ isInvalidated: true })
})

test('D-29 the answers of two remotes lie apart', async () => {
  const { platform } = await open(`trace_no=${trace}`)
  const keys = platform.queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  expect(keys).toEqual([['orders'], ['bank', 'payment-facts', trace]])
})
