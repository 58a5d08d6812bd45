import { expect, test } from '@jest/globals'
import { cancelOrder, getOrder, listOrders, type Order } from '@sarv/shared/contract/fund-orders'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fa from '../../locales/fa.json'
import { pendingPaymentQuery } from '../money/money-queries'
import { parseOutbox } from '../money/parse-outbox'
import { holdResponses } from '../testing/hold-responses'
import { readFacts, readTexts } from '../testing/read-facts'
import { countCalls, renderInvest } from '../testing/render-invest'

const { number, rial, toman, day, time, digits } = formatterFor('fa')
const at = (instant: string) => `${day(instant)}، ${time(instant)}`
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
    { status: 'ORDERED', title: 'ثبت سفارش', at: '2026-11-03T08:09:00Z', due: null },
    { status: 'PAYMENT', title: 'پرداخت', at: '2026-11-03T08:12:00Z', due: null },
    { status: 'SETTLEMENT', title: 'تسویه', at: '2026-11-04T11:30:00Z', due: null },
  ],
}

test('INV-057 a purchase shows each field and each step that the server has of it', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, getOrder.path, { body: orderFixture })
  await renderInvest({ path: `/fund-order/${orderFixture.id}`, person })
  const head = (await screen.findByRole('heading', { name: 'خرید چکاد بلند' })).parentElement ?? document.body
  await within(head).findByText(number(orderFixture.amount))
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
    ['روز تسویه', day('2026-11-04', { weekday: true })],
    ['شمارهٔ سفارش', '۷۰۱۴۲'],
    ['کد پیگیری', '۹۰۴۴۱۷۲۶۳۳۵۵'],
    ['کد پیشنهاد', 'RC-۵۵۰۱'],
  ])
  expect((await timeline()).map((step) => readTexts(step).slice(-3))).toEqual([
    ['ثبت سفارش', 'انجام شد', at('2026-11-03T08:09:00Z')],
    ['پرداخت', 'انجام شد', at('2026-11-03T08:12:00Z')],
    ['تسویه', 'انجام شد', at('2026-11-04T11:30:00Z')],
  ])
})

test('INV-057 a sale shows its fee and where its money goes, and nothing that it has not', async () => {
  const person = await newPerson('empty')
  const iban = 'IR160120000000001234567890'
  const sale = { side: 'SELL', iban, remainder: 0, recom_tracking_code: null, units: null, price: null, timeline: [] }
  await forceResponse(person, getOrder.path, { body: { ...orderFixture, ...sale } })
  await renderInvest({ path: `/fund-order/${orderFixture.id}`, person })
  expect(await screen.findByRole('heading', { name: 'فروش چکاد بلند' })).toBeVisible()
  await screen.findByText('۳۱٬۰۰۰ ریال')
  expect(readFacts(document.body)).toEqual([
    ['صندوق', 'چکاد بلند'],
    ['نوع صندوق', 'سهامی'],
    ['کارمزد خروج', '۳۱٬۰۰۰ ریال'],
    ['زمان ثبت', at(orderFixture.created_at)],
    ['روز تسویه', day('2026-11-04', { weekday: true })],
    ['واریز به شبا', 'IR۱۶ ۰۱۲۰ ۰۰۰۰ ۰۰۰۰ ۱۲۳۴ ۵۶۷۸ ۹۰'],
    ['شمارهٔ سفارش', '۷۰۱۴۲'],
    ['کد پیگیری', '۹۰۴۴۱۷۲۶۳۳۵۵'],
  ])
  expect(screen.queryByRole('region', { name: 'روند سفارش' })).not.toBeInTheDocument()
})

test('INV-054 INV-057 each order of the list, and its page, have the numbers of the server', async () => {
  const { navigation } = await renderInvest({ path: '/fund-orders' })
  const months = await screen.findAllByRole('list', { name: /^سفارش‌ها / })
  const rows = months.flatMap((list) => within(list).getAllByRole('link'))
  const { results } = await call(listOrders)
  const states: Record<string, string> = { PENDING: 'در انتظار تسویه', DONE: 'انجام شده' }
  expect(rows.map((row) => [row.getAttribute('href'), ...readTexts(row)])).toEqual(
    results.map(({ id, side, fund_name, created_at, units, amount, status }) => [
      `/fund-order/${id}`,
      `${Reflect.get(fa.order.side, side)} ${fund_name}`,
      day(created_at),
      ...(units === null ? [] : [`${number(units)} واحد`]),
      number(amount),
      states[status],
    ]),
  )
  const sale = results.find(({ side }) => side === 'SELL')
  if (!sale) throw new Error('The investor has no sale')
  screen.getByRole('link', { name: new RegExp(`^فروش ${sale.fund_name}`) }).click()
  expect(await screen.findByText('واریز به شبا')).toBeVisible()
  expect(navigation.place().pathname).toBe(`/fund-order/${sale.id}`)
  expect(Object.fromEntries(readFacts(document.body))).toMatchObject({
    تعداد: `${number(sale.units ?? 0)} واحد`,
    'قیمت هر واحد': rial(sale.price ?? 0),
    'کارمزد خروج': rial(sale.fee),
    'کد پیگیری': digits(sale.tracking_code),
  })
})

const openOrder = { ...orderFixture, status: 'PENDING', is_cancellable: true, timeline: [] }
const payment_uuid = '0a0b0c0d-1111-4222-8333-444455556666'

/** The page of an order as the server has it. */
async function visit(change: Partial<Order>) {
  const person = await newPerson('empty')
  await forceResponse(person, getOrder.path, { body: { ...openOrder, ...change } })
  const opened = await renderInvest({ path: `/fund-order/${openOrder.id}`, person })
  await screen.findByRole('heading', { name: /چکاد بلند$/ })
  return opened
}

test.each<[string, Partial<Order>, string[], string | null | undefined]>([
  ['waits for its payment', { status: 'WAITING', payment_uuid }, ['پرداخت', 'لغو سفارش'], 'start'],
  ['waits, not to be cancelled', { status: 'WAITING', payment_uuid, is_cancellable: false }, ['پرداخت'], null],
  ['waits and has no payment any more', { status: 'WAITING' }, ['لغو سفارش'], null],
  ['is paid', { status: 'PENDING', payment_uuid }, ['لغو سفارش'], null],
  ['is settled', { status: 'DONE', payment_uuid }, [], undefined],
])('INV-057 an order that %s offers what can be done with it', async (_, change, offered, pair) => {
  await visit(change)
  const bar = document.querySelector<HTMLElement>('.bar')
  const shown = [...(bar?.querySelectorAll('a, button') ?? [])].map(({ textContent }) => textContent)
  expect(shown).toEqual(offered)
  // Two buttons share the bar, the first with the greater part; an empty bar would cover the end of the page.
  expect(bar?.getAttribute('data-pair')).toBe(pair)
})

test('INV-057 INV-036 paying leads to the payment of this order, whichever was remembered before', async () => {
  const { person, platform, kept, navigation } = await visit({ status: 'WAITING', payment_uuid })
  await platform.storage('fund').set({ intents: [], payment: 'other', revision: 3 })
  await platform.queryClient.ensureQueryData(pendingPaymentQuery(platform))
  const body = {
    uuid: payment_uuid,
    payment_methods: [],
    payment_amount: 50_000_000,
    // The page of the order is titled otherwise.
    title: 'خرید ۵۰ واحد چکاد بلند',
    description: '',
    payer_name: 'نگار فرهمند',
    order_id: openOrder.id,
    status: 'WAITING',
  }
  await forceResponse(person, `/fund/api/v1/payment/${payment_uuid}/`, { body, times: 0 })
  await userEvent.click(screen.getByRole('link', { name: 'پرداخت' }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/payment'))
  expect(await screen.findByRole('heading', { name: 'خرید ۵۰ واحد چکاد بلند' })).toBeVisible()
  await waitFor(() => expect(parseOutbox(kept.get('fund'))).toMatchObject({ payment: payment_uuid, revision: 4 }))
})

/** The tracker of a purchase that waits for its payment until so many minutes from now. */
const waitsFor = (minutes: number): Partial<Order> => ({
  status: 'WAITING',
  payment_uuid,
  timeline: [
    { status: 'ORDERED', title: 'ثبت سفارش', at: orderFixture.created_at, due: null },
    { status: 'PAYMENT', title: 'پرداخت', at: null, due: new Date(Date.now() + minutes * 60_000).toISOString() },
    { status: 'SETTLEMENT', title: 'تسویه', at: null, due: null },
  ],
})

test('INV-057 D-117 an unpaid order says until when it can be paid, and promises no day of settlement', async () => {
  const unpaid = waitsFor(10)
  await visit(unpaid)
  expect(screen.getByRole('link', { name: 'پرداخت' })).toHaveAttribute('href', `/payment?uuid=${payment_uuid}`)
  const until = `تا ساعت ${time(unpaid.timeline?.[1]?.due ?? '')} فرصت پرداخت دارید.`
  expect((await timeline()).map(readTexts).slice(1)).toEqual([
    ['۲', 'پرداخت', 'در انتظار پرداخت', until],
    ['۳', 'تسویه', 'در انتظار'],
  ])
  expect(Object.fromEntries(readFacts(document.body))).not.toHaveProperty('روز تسویه')
})

test('INV-057 D-117 once the time to pay is over an order has no button for it', async () => {
  await visit(waitsFor(-1))
  expect(screen.getByRole('button', { name: 'لغو سفارش' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'پرداخت' })).not.toBeInTheDocument()
})

const cancelPath = cancelOrder.path.replace(':id', String(openOrder.id))
const askToCancel = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'لغو سفارش' }))
  return screen.findByRole('dialog', { name: 'لغو سفارش؟' })
}

test.each<[string, Partial<Order>, string[]]>([
  ['paid purchase', { side: 'BUY', status: 'PENDING' }, [fa.order.refund]],
  ['purchase that waits for its payment', { side: 'BUY', status: 'WAITING' }, []],
  ['sale', { side: 'SELL', status: 'PENDING' }, []],
])('INV-057 INV-058 before a %s is cancelled one is asked, and told of the money', async (_, change, refund) => {
  const { person } = await visit(change)
  const sheet = await askToCancel()
  expect(readTexts(sheet)).toEqual([
    'لغو سفارش؟',
    'سفارش چکاد بلند لغو می‌شود و دیگر برنمی‌گردد.',
    ...refund,
    'بله، لغو شود',
    'نه، بماند',
  ])
  await userEvent.click(within(sheet).getByRole('button', { name: 'نه، بماند' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await countCalls(person, cancelPath)).toBe(0)
})

test('SUP-029: the assistant’s way to cancel asks at once, and asks nothing of an order that has ended', async () => {
  const person = await newPerson('empty')
  const path = `/fund-order/${openOrder.id}?cancel=1`
  await forceResponse(person, getOrder.path, { body: openOrder })
  const { unmount } = await renderInvest({ path, person })
  expect(await screen.findByRole('dialog')).toBeVisible()
  unmount()
  await forceResponse(person, getOrder.path, { body: { ...openOrder, status: 'DONE', is_cancellable: false } })
  await renderInvest({ path, person })
  await screen.findByRole('heading', { name: /چکاد بلند$/ })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('INV-057 INV-053 two presses cancel once, and the order’s page and the list show it', async () => {
  const { person, platform, navigation, toasts } = await renderInvest({ path: '/fund-orders' })
  const { results } = await call(listOrders, { query: { status: 'PENDING', side: 'BUY' } })
  const id = results[0]?.id ?? 0
  // A list of something else whose numbers are counted from the same.
  const elsewhere = { pages: [{ results: [{ id }] }] }
  platform.queryClient.setQueryData(['elsewhere'], elsewhere)
  const row = async () =>
    (await screen.findAllByRole('link')).find((link) => link.getAttribute('href') === `/fund-order/${id}`)
  expect(await row()).toHaveTextContent(/در انتظار تسویه$/)
  await userEvent.click((await row()) ?? document.body)
  await screen.findByRole('region', { name: 'روند سفارش' })
  const sheet = await askToCancel()
  await userEvent.dblClick(within(sheet).getByRole('button', { name: 'بله، لغو شود' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(toasts).toEqual(['سفارش لغو شد'])
  expect(await countCalls(person, `/fund/api/v1/orders/${id}/cancel/`)).toBe(1)
  expect((await timeline()).map((step) => readTexts(step).slice(-3, -1))).toContainEqual(['سفارش لغو شد', 'لغو شده'])
  act(() => navigation.navigate('/fund-orders'))
  await waitFor(async () => expect(await row()).toHaveTextContent(/لغو شده.*۴۸ ساعت/))
  expect(platform.queryClient.getQueryData(['elsewhere'])).toEqual(elsewhere)
})

test('INV-057 while an order is being cancelled nothing closes the question or answers it otherwise', async () => {
  const held = holdResponses([cancelOrder.path])
  const { person } = await visit({})
  await forceResponse(person, cancelPath, { body: { ...openOrder, status: 'CANCELED' } })
  const sheet = await askToCancel()
  const yes = within(sheet).getByRole('button', { name: 'بله، لغو شود' })
  await userEvent.click(yes)
  expect(yes).toHaveAttribute('aria-busy', 'true')
  expect(within(sheet).getByRole('button', { name: 'نه، بماند' })).toBeDisabled()
  await userEvent.click(yes)
  await userEvent.keyboard('{Escape}')
  expect(sheet).toBeVisible()
  held.release()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await countCalls(person, cancelPath)).toBe(1)
})

test('INV-057 a refusal to cancel is told, and the order stays as it was', async () => {
  const { person, alerts, toasts } = await visit({})
  await forceResponse(person, cancelPath, { status: 400, detail: 'این سفارش دیگر لغو نمی‌شود.' })
  const sheet = await askToCancel()
  await userEvent.click(within(sheet).getByRole('button', { name: 'بله، لغو شود' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(alerts).toEqual(['این سفارش دیگر لغو نمی‌شود.'])
  expect(toasts).toEqual([])
  expect(screen.getByRole('button', { name: 'لغو سفارش' })).toBeVisible()
})

test('INV-057 each step of the tracker says whether it is done, when it is due or where it broke', async () => {
  const instant = '2026-11-03T08:09:00Z'
  await visit({
    timeline: [
      { status: 'ORDERED', title: 'ثبت سفارش', at: instant, due: null },
      { status: 'CANCELED', title: 'سفارش لغو شد', at: instant, due: null },
      { status: 'REJECTED', title: 'صندوق نپذیرفت', at: instant, due: null },
      { status: 'REFUND', title: 'بازگشت پول', at: null, due: instant },
      { status: 'SETTLEMENT', title: 'تسویه', at: null, due: '2026-11-04' },
    ],
  })
  const due = (iso: string) => day(iso, { weekday: true })
  expect((await timeline()).map(readTexts)).toEqual([
    ['ثبت سفارش', 'انجام شد', at(instant)],
    ['سفارش لغو شد', 'لغو شده', at(instant)],
    ['صندوق نپذیرفت', 'رد شده', at(instant)],
    ['۴', 'بازگشت پول', 'در حال انجام', `حداکثر تا ${due(instant)}، ساعت ${time(instant)}`],
    ['۵', 'تسویه', 'در انتظار', `موعد: ${due('2026-11-04')}`],
  ])
})

test('INV-057 F32 an order of an unknown side and fund type shows their words', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, getOrder.path, { body: { ...openOrder, fund_type: 'Unheard', side: 'GIFT' } })
  await renderInvest({ path: `/fund-order/${openOrder.id}`, person })
  expect(await screen.findByRole('heading', { name: 'GIFT چکاد بلند' })).toBeVisible()
  expect(Object.fromEntries(readFacts(document.body))['نوع صندوق']).toBe('Unheard')
})
