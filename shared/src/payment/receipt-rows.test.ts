import { expect, test } from '@jest/globals'
import { formatterFor } from '../format/format'
import { describeReceipt, payerFacts, type ReceiptFacts } from './receipt-rows'

const fa = formatterFor('fa')
const rows = (facts: ReceiptFacts) => describeReceipt(facts, fa).map(({ field, text }) => [field, text])
const decided = { date: '2026-11-20', time: '16:20:08', trace: '408126773915' }
const payer = { payer: 'نگار فرهمند', gateway: 'نگین پرداخت' }
const end = [
  ['date', 'جمعه ۲۹ آبان ۱۴۰۵'],
  ['time', '۱۶:۲۰'],
  ['trace', '408126773915'],
]
const paid = [
  ['payer', 'نگار فرهمند'],
  ['gateway', 'نگین پرداخت'],
]

test.each<[string, ReceiptFacts, string[][]]>([
  [
    'a purchase',
    { ...decided, order: '7', ...payer, purpose: 'خرید' },
    [['purpose', 'خرید'], ...paid, ['order', '7'], ...end],
  ],
  [
    'a portfolio',
    { portfolio: 'PRX-1', purpose: 'ساخت سبد', ...decided, ...payer },
    [['purpose', 'ساخت سبد'], ...paid, ['portfolio', 'PRX-1'], ...end],
  ],
  [
    'a charge, a card or a recommendation',
    { ...payer, ...decided, purpose: 'شارژ' },
    [['purpose', 'شارژ'], ...paid, ...end],
  ],
  [
    'a transfer',
    {
      note: 'اجاره',
      trace: '12',
      date: '2026-11-21T12:52:08.000Z',
      fee: 7_200,
      way: 'پایا',
      from: '••• 4891',
      payer: 'لاله',
      toNumber: 'IR16',
      to: 'لیلا',
    },
    [
      ['to', 'لیلا'],
      ['toNumber', 'IR16'],
      ['payer', 'لاله'],
      ['from', '••• 4891'],
      ['way', 'پایا'],
      ['fee', '۷٬۲۰۰ ریال'],
      ['date', 'شنبه ۳۰ آبان ۱۴۰۵'],
      ['time', '۱۶:۲۲'],
      ['trace', '12'],
      ['note', 'اجاره'],
    ],
  ],
  [
    'a slip, which has a day alone',
    { date: '2026-11-21', payer: 'لاله' },
    [
      ['payer', 'لاله'],
      ['date', 'شنبه ۳۰ آبان ۱۴۰۵'],
    ],
  ],
])('HST-072 %s has its facts in the order of every receipt', (_what, facts, shown) =>
  expect(rows(facts)).toEqual(shown),
)

test('HST-072 PLT-047 D-29 what is known to be missing is a dash, and an odd date or hour is its own text', () => {
  expect(rows({ date: null, time: null, trace: 'None' })).toEqual([
    ['date', '-'],
    ['time', '-'],
    ['trace', '-'],
  ])
  expect(rows({ date: 'tomorrow', time: 'noon' })).toEqual([
    ['date', 'tomorrow'],
    ['time', 'noon'],
  ])
})

test('HST-072 PLT-057 only a trace number is copied, and no fee is said in words', () => {
  expect(describeReceipt({ trace: '12', order: '7', fee: 0 }, fa)).toEqual([
    { field: 'order', kind: 'code', text: '7' },
    { field: 'fee', kind: 'free', text: '' },
    { field: 'trace', kind: 'code', text: '12', copied: '12' },
  ])
  expect(describeReceipt({ trace: null }, fa)[0]).not.toHaveProperty('copied')
})

test('HST-072 U5 a fact that is awaited has its place, one that is known its text', () => {
  expect(describeReceipt({ payer: 'لاله' }, fa, ['gateway', 'payer'])).toEqual([
    { field: 'payer', kind: 'name', text: 'لاله' },
    { field: 'gateway', kind: 'awaited', text: '' },
  ])
})

test.each([
  ['SUCCESS', { payer: 'لاله', gateway: 'نگین' }],
  ['FAILED', { payer: undefined, gateway: 'نگین' }],
  ['CANCELED', { payer: undefined, gateway: 'نگین' }],
])('D-140 of a payment that is %s the receipt says %o', (status, said) =>
  expect(payerFacts({ status, payer_name: 'لاله', psp_name: 'نگین' })).toEqual(said),
)
