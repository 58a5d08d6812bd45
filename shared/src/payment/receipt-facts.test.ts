import { expect, test } from '@jest/globals'
import type { PaymentFacts } from '../contract/fund-payment'
import {
  askable,
  awaitedFields,
  factsInAddress,
  isProcessing,
  isRefused,
  receiptNoticeFor,
  toReceiptStatus,
  toShownFacts,
  unknownFacts,
} from './receipt-facts'

test('INV-050 an address is read as plain text, no longer than two hundred characters', () => {
  const address = new URLSearchParams({
    status: 'SUCCESS',
    amount: '50000000',
    date: '2026-11-21',
    time: '16:22',
    trace_no: `<script>${'x'.repeat(10_000)}`,
  })
  const facts = factsInAddress(address)
  expect(facts).toMatchObject({ status: 'SUCCESS', amount: 50_000_000, date: '2026-11-21', time: '16:22' })
  expect(facts.trace).toHaveLength(200)
  expect(factsInAddress(new URLSearchParams(''))).toEqual({
    status: undefined,
    amount: undefined,
    date: undefined,
    time: undefined,
    trace: undefined,
    message: undefined,
  })
})

test.each([
  ['از پرداخت انصراف داده شد.', 'از پرداخت انصراف داده شد.'],
  ['<b>تماس بگیرید</b>', '<b>تماس بگیرید</b>'],
  ['\u202Eقبلی\u2069\u0000\nبعدی', 'قبلی بعدی'],
  ['\u200E \u2028', undefined],
  ['', undefined],
  ['x'.repeat(10_000), 'x'.repeat(200)],
])('INV-050 D-73 the message %j of an address is the plain text %j', (message, shown) =>
  expect(factsInAddress(new URLSearchParams({ message })).message).toBe(shown),
)

test.each(['-1', '1e6', '1.5', '9007199254740993', 'Infinity', '<b>5</b>', '', 'None'])(
  'INV-050 the amount %p of an address is not an amount',
  (amount) => expect(factsInAddress(new URLSearchParams({ amount })).amount).toBeUndefined(),
)

test.each([
  ['482910375512', '482910375512'],
  ['None', undefined],
  ['', undefined],
  [undefined, undefined],
  ['../../profile', undefined],
  ['<script>', undefined],
  ['1'.repeat(65), undefined],
])('D-29 about the trace number %p the server is asked as %p', (trace, asked) => expect(askable(trace)).toBe(asked))

test('D-29 F49 what the server knows of a payment is shown whole', () => {
  const facts = { status: 'SUCCESS', amount: 50_000_000, date: '2026-11-21', time: '16:22' } as const
  const known = { ...facts, uuid: 'one', trace_no: '408126773915', order_id: 7 }
  expect(toShownFacts(known)).toEqual({ ...facts, trace: '408126773915' })
})

const open = { asked: true, status: undefined, failed: false, notFound: false }
test.each([
  [open, 'asking'],
  [{ ...open, status: 'WAITING' }, 'waiting'],
  [{ ...open, status: 'SUCCESS' }, 'settled'],
  [{ ...open, status: 'SUCCESS', failed: true }, 'settled'],
  [{ ...open, status: 'CANCELED' }, 'settled'],
  [{ ...open, failed: true, notFound: true }, 'unknown'],
  [{ ...open, failed: true }, 'unasked'],
  [{ ...open, asked: false }, 'unknown'],
])('D-29 with the answer %o the receipt is %s', (answer, standing) => expect(toReceiptStatus(answer)).toBe(standing))

test.each([
  ['date', '2026-11-21', '2026-11-21'],
  ['date', '1405/08/30', '1405/08/30'],
  ['date', 'برای جایزه به https://evil.example بروید', undefined],
  ['date', 'از 2026-11-21', undefined],
  ['date', '2026-11-21 به بعد', undefined],
  ['time', '16:22:07', '16:22:07'],
  ['time', 'فردا', undefined],
  ['time', 'ساعت 16:22', undefined],
  ['time', '16:22 عصر', undefined],
] as const)('D-29 the %s «%s» of an address is %p', (name, value, shown) =>
  expect(factsInAddress(new URLSearchParams({ [name]: value }))[name]).toBe(shown),
)

test.each([
  ['status=FAILED&trace_no=None&payment=7c9e6679', undefined],
  ['status=FAILED&payment=7c9e6679', undefined],
  ['status=FAILED&trace_no=None', 'FAILED'],
  ['status=FAILED&trace_no=None&payment=<b>', 'FAILED'],
  ['status=FAILED&trace_no=482910375512&payment=7c9e6679', 'FAILED'],
])('D-139 of a payment that is unknown the address %s says the result %p', (address, status) =>
  expect(unknownFacts(new URLSearchParams(address)).status).toBe(status),
)

test.each([
  ['settled', 'SUCCESS', undefined, false],
  ['settled', 'FAILED', undefined, false],
  ['asking', 'SUCCESS', '408126773915', true],
  ['asking', undefined, '408126773915', true],
  ['unknown', 'SUCCESS', '408126773915', true],
  ['unknown', 'FAILED', '408126773915', true],
  ['unasked', 'SUCCESS', '408126773915', true],
  ['asking', 'FAILED', undefined, false],
  ['unknown', 'FAILED', undefined, false],
  ['unknown', undefined, undefined, true],
  ['waiting', 'WAITING', undefined, true],
] as const)(
  'T9 F49 a receipt that is %s with %p and the number %p keeps its clock: %p',
  (standing, status, trace, clock) => expect(isProcessing(standing, { status, trace })).toBe(clock),
)

test.each([
  ['settled', 'SUCCESS', '408126773915', undefined],
  ['settled', 'FAILED', '408126773915', 'money-back'],
  ['settled', 'REVERSED', '408126773915', 'money-back'],
  ['settled', 'CANCELED', undefined, 'not-charged'],
  ['asking', 'SUCCESS', '408126773915', undefined],
  ['asking', 'FAILED', undefined, undefined],
  ['waiting', 'WAITING', '408126773915', undefined],
  ['unknown', 'SUCCESS', '408126773915', 'unknown'],
  ['unknown', 'FAILED', '408126773915', 'unknown'],
  ['unknown', '<b>', '<script>', 'unknown'],
  ['unknown', undefined, undefined, 'unknown'],
  ['unknown', 'SUCCESS', 'None', 'unknown'],
  ['unknown', 'FAILED', 'None', 'money-back'],
  ['unknown', 'CANCELED', undefined, 'money-back'],
  ['unasked', 'SUCCESS', '408126773915', 'unasked'],
  ['unasked', 'FAILED', '408126773915', 'unasked'],
] as const)('D-29 beside a receipt that is %s with %p and the number %p stands %p', (standing, status, trace, notice) =>
  expect(receiptNoticeFor(standing, { status, trace })).toBe(notice),
)

test('D-73 D-29 the server’s facts replace the address’s, its message too', () => {
  const facts = { status: 'SUCCESS', amount: 50_000_000, date: '2026-11-21', time: '16:20', trace_no: '408126773915' }
  expect(toShownFacts(facts as PaymentFacts)).not.toHaveProperty('message')
})

test.each([
  ['settled', 'FAILED', undefined, true],
  ['settled', 'CANCELED', undefined, true],
  ['settled', 'SUCCESS', '408126773915', false],
  ['unknown', 'FAILED', undefined, true],
  ['unknown', 'FAILED', '408126773915', false],
  ['unasked', 'FAILED', '408126773915', false],
  ['asking', 'FAILED', undefined, false],
  ['waiting', 'WAITING', undefined, false],
] as const)(
  'HST-072 D-29 a receipt that is %s with %p and the number %p offers the payment again: %p',
  (standing, status, trace, again) => expect(isRefused(standing, { status, trace })).toBe(again),
)

test.each([
  ['asking', 'SUCCESS', ['purpose', 'payer', 'gateway']],
  ['asking', 'FAILED', ['purpose', 'gateway']],
  ['asking', undefined, []],
  ['settled', 'SUCCESS', []],
] as const)('U5 D-140 while a receipt is %s with %p, places are kept for %o', (standing, status, kept) =>
  expect(awaitedFields(standing, status, ['purpose', 'payer', 'gateway'])).toEqual(kept),
)
