import { expect, test } from '@jest/globals'
import { getBankReceipt, listBankTransactions } from '@sarv/shared/contract/bank-transactions'
import { call } from '@sarv/shared/platform'
import { forceResponse } from '@sarv/shared/testing/people'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cardHolder, openBank } from '../testing/mount-bank'

const receipt = {
  id: 9001,
  amount: 5_000_000,
  fee: 7_200,
  bank_reference: '140508300012',
  destination_title: 'ل*** آ*****',
  destination_icon: 'landmark',
  destination_address: 'IR160120000000001234567890',
  transaction_type: 'paya',
  status: 'DONE',
  message: null,
  description: 'اجاره',
  updated_at: '2026-11-21T12:52:08.000Z',
  account: { card_number: '627412******4891', account_number: '0101234567890' },
  user: { name: 'لاله آذرمهر' },
}
const path = '/bank/receipt/9001'

async function open(change: object = {}, times = 0) {
  const person = await cardHolder()
  await forceResponse(person, getBankReceipt.path, { status: 200, body: { ...receipt, ...change }, times })
  return openBank(path, { person })
}

test('BNK-052 BNK-091 HST-072 ST-16: a receipt has way, owner with icon, number, account, payer, fee, day, hour, reference and note', async () => {
  await open()
  const facts = await screen.findAllByRole('term')
  expect(facts.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['به نام', 'ل*** آ*****'],
    ['به شمارهٔ', 'IR۱۶ ۰۱۲۰ ۰۰۰۰ ۰۰۰۰ ۱۲۳۴ ۵۶۷۸ ۹۰'],
    ['پرداخت‌کننده', 'لاله آذرمهر'],
    ['از حساب', '••• ۷۸۹۰با پایان ۷۸۹۰'],
    ['نوع انتقال', 'پایا'],
    ['کارمزد', '۷٬۲۰۰ ریال'],
    ['تاریخ', 'شنبه ۳۰ آبان ۱۴۰۵'],
    ['ساعت', '۱۶:۲۲'],
    ['شمارهٔ پیگیری', '۱۴۰۵۰۸۳۰۰۰۱۲'],
    ['توضیحات', 'اجاره'],
  ])
  expect(facts[0]?.nextElementSibling?.querySelector('svg')).toHaveClass('lucide-landmark')
})

test('BNK-052 BNK-091: a card to card transfer names the card as its source too', async () => {
  await open({ transaction_type: 'card', destination_address: '603799******1112' })
  expect((await screen.findByText('از کارت')).nextElementSibling).toHaveTextContent('••• ۴۸۹۱')
  expect(screen.getByText('از حساب')).toBeVisible()
})

test.each([
  ['credit-card', '.lucide-credit-card'],
  ['/static/mehregan.svg', 'img[src="/static/mehregan.svg"]'],
  ['comet', '.lucide-info'],
])('BNK-052: a destination with the icon %s shows %s', async (destination_icon, shown) => {
  await open({ destination_icon })
  const row = await screen.findByText('به نام')
  expect(row.nextElementSibling?.querySelector(shown)).not.toBeNull()
})

test.each([
  ['DONE', 'انتقال موفق', true],
  ['FAILED', 'انتقال ناموفق', true],
  ['TROUBLESHOOTING', 'در حال پیگیری', false],
  ['ON_THE_MOON', 'نامشخص', false],
])(
  'ST-11 BNK-052: a receipt that is %s has the title «%s»; its picture is offered: %p',
  async (status, title, picture) => {
    await open({ status })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'ذخیرهٔ رسید' })).toHaveLength(picture ? 1 : 0)
  },
)

test('BNK-067: a transfer that is looked into is asked about again until it is settled', async () => {
  const person = await cardHolder()
  const { unmount } = await openBank('/card', { person })
  const { results } = await call(listBankTransactions, { query: { page: 1 } })
  const id = results.find(({ has_receipt }) => has_receipt)?.id
  unmount()
  await forceResponse(person, getBankReceipt.path, { status: 200, body: { ...receipt, id, status: 'TROUBLESHOOTING' } })
  await openBank(`/bank/receipt/${id}`, { person })
  expect(await screen.findByRole('heading', { name: 'در حال پیگیری' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'انتقال موفق' })).toBeVisible()
})

test('ERR-13 BNK-053: a browser that cannot share says so', async () => {
  const { toasts } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'اشتراک‌گذاری رسید' }))
  expect(toasts).toEqual(['اشتراک‌گذاری پشتیبانی نمی‌شود، آخرین نسخه کروم را نصب کنید یا رسید را ذخیره کنید.'])
})

test('BNK-090: from a receipt its recipient is paid again, at the amount, and no number stands in the history', async () => {
  const { navigation, kept } = await open({ destination_number: receipt.destination_address })
  await userEvent.click(await screen.findByRole('button', { name: 'انتقال دوباره به همین گیرنده' }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/bank/operations/sheba'))
  expect(await screen.findByRole('textbox', { name: 'مبلغ انتقال' })).toHaveValue('')
  expect(JSON.stringify(navigation.place())).not.toContain(receipt.destination_address)
  expect(JSON.stringify(kept.get('draft/transfer'))).toContain(receipt.destination_address)
})

test('BNK-052: a receipt of another person leads to the 404 page', async () => {
  const { navigation } = await openBank('/bank/receipt/1')
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})

test('BNK-054: the local receipt shows the pressed row; without one it leads to the transactions', async () => {
  const row = {
    type: 'profit',
    name: 'سود ماهانه',
    date: receipt.updated_at,
    amount: 640_500,
    tran_key: '7788',
    description: null,
  }
  const person = await cardHolder()
  const first = await openBank('/bank/local-receipt', { person, state: { receipt: row } })
  expect(await screen.findByRole('heading', { name: 'سود' })).toBeVisible()
  for (const text of ['سود ماهانه', '۶۴۰٬۵۰۰', '۷۷۸۸', 'شنبه ۳۰ آبان ۱۴۰۵'])
    expect(screen.getByText(text)).toBeVisible()
  first.unmount()
  const { navigation } = await openBank('/bank/local-receipt', { person })
  await waitFor(() => expect(navigation.place().pathname).toBe('/bank/transactions'))
})
