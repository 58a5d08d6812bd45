import { expect, test } from '@jest/globals'
import { callbackUrl, type Session } from './session'

const session: Session = {
  payment_uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  amount: 50_000_000,
  title: { fa: 'خرید صندوق چکاد بلند', en: 'Purchase of High Summit' },
  callback_url: 'http://localhost:3000/payment/receipt',
  status: 'SUCCESS',
  trace_no: '408126773915',
  decided_at: new Date('2026-11-21T12:50:00Z'),
  payer: 'نگار فرهمند',
  psp: 'negin',
  expires_at: new Date('2026-11-21T13:00:00Z'),
}

test('SBX-008 the way back carries status, amount, date, time, trace number and a message', () => {
  const { origin, pathname, searchParams } = new URL(callbackUrl(session, new Date()))
  expect(origin + pathname).toBe(session.callback_url)
  expect(Object.fromEntries(searchParams)).toEqual({
    status: 'SUCCESS',
    amount: '50000000',
    date: '2026-11-21',
    time: '16:20:00',
    trace_no: '408126773915',
    message: 'پرداخت در درگاه انجام شد.',
  })
})

test('SBX-008 a failed payment has the word None for its trace number', () => {
  const failed = callbackUrl({ ...session, status: 'FAILED', trace_no: null }, new Date())
  expect(new URL(failed).searchParams.get('trace_no')).toBe('None')
  expect(new URL(failed).searchParams.get('status')).toBe('FAILED')
  expect(new URL(failed).searchParams.get('message')).toBe('بانک این پرداخت را انجام نداد.')
})

test.each([
  ['time was over', 'WAITING', '2026-11-21T13:00:01Z', 'مهلت این پرداخت تمام شده بود'],
  ['time was over and which was closed since', 'CLOSED', '2026-11-21T13:00:01Z', 'مهلت این پرداخت تمام شده بود'],
  ['order was given up', 'CLOSED', '2026-11-21T12:55:00Z', 'این پرداخت پیش از انجام بسته شده بود'],
] as const)('SBX-008 a payment whose %s says so, not that the person cancelled it', (_, status, now, sentence) => {
  const late = callbackUrl({ ...session, status, trace_no: null, psp: null, decided_at: null }, new Date(now))
  expect(new URL(late).searchParams.get('status')).toBe('CANCELED')
  expect(new URL(late).searchParams.get('message')).toBe(`${sentence}؛ چیزی از حساب شما کم نشد.`)
})
