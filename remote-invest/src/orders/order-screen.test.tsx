import { expect, test } from '@jest/globals'
import { getOrder, listOrders, type Order } from '@sarv/shared/contract/fund-orders'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { screen, within } from '@testing-library/react'
import fa from '../../locales/fa.json'
import { readFacts, readTexts } from '../testing/read-facts'
import { createPerson, renderInvest, stubResponse } from '../testing/render-invest'

const { number, rial, toman, date, dateLong, time, digits } = formatterFor('fa')
const at = (instant: string) => `${dateLong(instant)}، ${time(instant)}`
const timeline = async () => within(await screen.findByRole('region', { name: 'روند سفارش' })).getAllByRole('listitem')

/** An order in which every field is told from every other. */
const orderFixture: Order = {
  id: 70_142,
  ds_code: '11307',
  fund_name: 'چکاد بلند',
  fund_type: 'JointStock',
  side: 'BUY',
  type: 'AMOUNT',
  amount: 50_000_000,
  units: 1_245,
  price: 40_144,
  fee: 31_000,
  remainder: 20_720,
  status: 'DONE',
  created_at: '2026-11-03T08:09:00Z',
  settles_on: '2026-11-04',
  is_cancellable: false,
  tracking_code: '904417263355',
  recom_tracking_code: 'RC-5501',
  iban: null,
  payment_uuid: null,
  timeline: [
    { status: 'WAITING', title: 'سفارش ثبت شد', at: '2026-11-03T08:09:00Z' },
    { status: 'PENDING', title: 'پرداخت شد', at: '2026-11-03T08:12:00Z' },
    { status: 'DONE', title: 'تسویه شد', at: '2026-11-04T11:30:00Z' },
  ],
}

test('INV-057 a purchase shows each field and each step that the server has of it', async () => {
  const person = await createPerson('empty')
  await stubResponse(person, getOrder.path, { body: orderFixture })
  await renderInvest({ path: `/fund-order/${orderFixture.id}`, person })
  const head = (await screen.findByRole('heading', { name: 'خرید چکاد بلند' })).parentElement ?? document.body
  expect(readTexts(head)).toEqual([
    'خرید چکاد بلند',
    number(orderFixture.amount),
    'ریال',
    toman(orderFixture.amount),
    'انجام شده',
  ])
  expect(readFacts(document.body)).toEqual([
    ['صندوق', 'چکاد بلند'],
    ['نوع صندوق', 'سهامی'],
    ['تعداد', '۱٬۲۴۵ واحد'],
    ['قیمت هر واحد', '۴۰٬۱۴۴ ریال'],
    ['برگشتی به حساب شما', '۲۰٬۷۲۰ ریال'],
    ['زمان ثبت', at(orderFixture.created_at)],
    ['روز تسویه', dateLong('2026-11-04', { weekday: true })],
    ['شماره سفارش', '۷۰۱۴۲'],
    ['کد پیگیری', '۹۰۴۴۱۷۲۶۳۳۵۵'],
    ['کد پیشنهاد', 'RC-۵۵۰۱'],
  ])
  expect((await timeline()).map((step) => readTexts(step).slice(-3))).toEqual([
    ['سفارش ثبت شد', 'انجام شد', at('2026-11-03T08:09:00Z')],
    ['پرداخت شد', 'انجام شد', at('2026-11-03T08:12:00Z')],
    ['تسویه شد', 'انجام شد', at('2026-11-04T11:30:00Z')],
  ])
})

test('INV-057 a sale shows its fee and where its money goes, and nothing that it has not', async () => {
  const person = await createPerson('empty')
  const iban = 'IR160120000000001234567890'
  const sale = { side: 'SELL', iban, remainder: 0, recom_tracking_code: null, units: null, price: null, timeline: [] }
  await stubResponse(person, getOrder.path, { body: { ...orderFixture, ...sale } })
  await renderInvest({ path: `/fund-order/${orderFixture.id}`, person })
  expect(await screen.findByRole('heading', { name: 'فروش چکاد بلند' })).toBeVisible()
  expect(readFacts(document.body)).toEqual([
    ['صندوق', 'چکاد بلند'],
    ['نوع صندوق', 'سهامی'],
    ['کارمزد خروج', '۳۱٬۰۰۰ ریال'],
    ['زمان ثبت', at(orderFixture.created_at)],
    ['روز تسویه', dateLong('2026-11-04', { weekday: true })],
    ['واریز به شبا', 'IR۱۶ ۰۱۲۰ ۰۰۰۰ ۰۰۰۰ ۱۲۳۴ ۵۶۷۸ ۹۰'],
    ['شماره سفارش', '۷۰۱۴۲'],
    ['کد پیگیری', '۹۰۴۴۱۷۲۶۳۳۵۵'],
  ])
  expect(screen.queryByRole('region', { name: 'روند سفارش' })).not.toBeInTheDocument()
})

test('INV-054 INV-057 each order of the list, and its page, have the numbers of the server', async () => {
  const { navigation } = await renderInvest({ path: '/fund-orders' })
  const list = await screen.findByRole('list', { name: 'سفارش‌ها' })
  const { results } = await call(listOrders)
  const states: Record<string, string> = { PENDING: 'در انتظار', DONE: 'انجام شده' }
  expect(
    within(list)
      .getAllByRole('link')
      .map((row) => [row.getAttribute('href'), ...readTexts(row)]),
  ).toEqual(
    results.map(({ id, side, fund_name, created_at, units, amount, status }) => [
      `/fund-order/${id}`,
      `${Reflect.get(fa.order.side, side)} ${fund_name}`,
      date(created_at),
      ...(units === null ? [] : [`${number(units)} واحد`]),
      number(amount),
      states[status],
    ]),
  )
  const sale = results.find(({ side }) => side === 'SELL')
  if (!sale) throw new Error('The investor has no sale')
  within(list)
    .getByRole('link', { name: new RegExp(`^فروش ${sale.fund_name}`) })
    .click()
  expect(await screen.findByText('واریز به شبا')).toBeVisible()
  expect(navigation.place().pathname).toBe(`/fund-order/${sale.id}`)
  expect(Object.fromEntries(readFacts(document.body))).toMatchObject({
    تعداد: `${number(sale.units ?? 0)} واحد`,
    'قیمت هر واحد': rial(sale.price ?? 0),
    'کارمزد خروج': rial(sale.fee),
    'کد پیگیری': digits(sale.tracking_code),
  })
})
