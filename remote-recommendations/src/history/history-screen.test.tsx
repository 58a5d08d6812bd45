import { expect, test } from '@jest/globals'
import { listManagers } from '@sarv/shared/contract/recommendation'
import { listOffers } from '@sarv/shared/contract/recommendation-offers'
import { listRecommendationOrders } from '@sarv/shared/contract/recommendation-orders'
import { payFee } from '@sarv/shared/contract/recommendation-payments'
import { formatterFor } from '@sarv/shared/format/format'
import { otherDevice } from '@sarv/shared/testing/other-device'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { payElsewhere } from '../testing/pay-elsewhere'
import { personAt, renderRecommendations, requestsTo } from '../testing/render-recommendations'

const path = '/recommendations/history'
const firstOrder = async () => {
  const [order] = await screen.findAllByRole('article')
  return order ?? document.body
}

test.each([
  ['investor', 'سرمایه‌گذاری شده'],
  ['recommendation-waiting', 'در انتظار سرمایه‌گذاری'],
  ['recommendation-part-done', 'انجام بخشی'],
])(
  'REC-031 REC-032 REC-035 the order of a %s person is «%s», with its parts and its fund orders',
  async (kind, label) => {
    await renderRecommendations({ path, person: await newPerson(kind) })
    const order = await firstOrder()
    expect(within(order).getByText(label)).toBeVisible()
    const parts = within(order).getByRole('table', { name: 'ترکیب پیشنهاد' })
    expect(within(parts).getAllByRole('rowheader').length).toBeGreaterThan(1)
    expect(within(order).getByRole('link', { name: 'دیدن سفارش‌های صندوق' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/fund-orders\?recom_tracking_code=RC-\d+$/),
    )
  },
)

test('REC-031 the composition of an order has name, value and share of every part, and its colour in the donut', async () => {
  const person = await newPerson('investor')
  const { api } = await otherDevice(person)
  const [order] = await api.call(listRecommendationOrders, {})
  await renderRecommendations({ path, person })
  const shown = await firstOrder()
  const [, ...rows] = within(within(shown).getByRole('table', { name: 'ترکیب پیشنهاد' })).getAllByRole('row')
  const { number, percent } = formatterFor('fa')
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    (order?.order_items ?? []).map(
      ({ product_name, value, share_percentage }) => `${product_name}${number(value)}${percent(share_percentage)}`,
    ),
  )
  const arcs = [...shown.querySelectorAll('path[fill]')].map((arc) => arc.getAttribute('fill'))
  expect(rows.map((row) => row.querySelector<HTMLElement>('td span')?.style.background)).toEqual(arcs)
  expect(new Set(arcs).size).toBe(rows.length)
})

test('REC-030 a locked order has shapes without a word, and «به‌روزرسانی» leads to the payment of its fee', async () => {
  const user = userEvent.setup()
  const person = await newPerson('vip-pending')
  const { navigation, title } = await renderRecommendations({ path, person })
  const order = await firstOrder()
  expect(within(order).getByText('در انتظار پرداخت')).toBeVisible()
  await waitFor(() => expect(within(order).queryByText('*****')).toBeNull())
  expect(within(order).queryByRole('table')).toBeNull()
  const shapes = [...order.querySelectorAll('[aria-hidden="true"]')].filter((element) => !element.closest('svg'))
  expect(shapes.length).toBeGreaterThan(0)
  for (const shape of shapes) expect(shape.textContent).toBe('')
  await user.dblClick(within(order).getByRole('button', { name: 'پرداخت کارمزد و به‌روزرسانی' }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/recommendations/onboarding'))
  await waitFor(() => expect(title()).toBe('پرداخت'))
  expect(await screen.findByRole('button', { name: /^پرداخت [۰-۹٬]+ ریال$/ })).toBeEnabled()
  expect(await requestsTo(person, payFee.path.replace(':portfolioId/', ''))).toHaveLength(1)
})

test('D-146 REC-030 an order above what a gateway takes at once asks for another amount before its fee', async () => {
  const { person, manager } = await personAt('INVESTMENT_PROPOSAL', { amount: 2_000_000_001 })
  const { api } = await otherDevice(person)
  const offers = await api.call(listOffers, { query: { recommendation_manager_id: manager } })
  const portfolioId = offers.find(({ type }) => type === 'VIP')?.portfolio_id ?? 0
  await api.call(payFee, {
    params: { portfolioId },
    body: { recommendation_manager_id: manager },
    idempotencyKey: crypto.randomUUID(),
  })
  await renderRecommendations({ path, person })
  const order = within(await firstOrder())
  expect(await order.findByText(/^مبلغ این پیشنهاد بیش از آن است که درگاه کارتی/)).toBeVisible()
  expect(order.queryByRole('button', { name: 'پرداخت کارمزد و به‌روزرسانی' })).toBeNull()
  await userEvent.click(order.getByRole('button', { name: 'تغییر مبلغ' }))
  // The payment of the fee waits meanwhile, and is not what is shown.
  expect(await screen.findByRole('radio', { name: /ویژه/ })).toBeVisible()
})

test('REC-024 REC-030 a fee that another device has paid is refused with a word, and the order opens', async () => {
  const person = await newPerson('vip-pending')
  const { api } = await otherDevice(person)
  const [manager] = await api.call(listManagers, {})
  const { alerts, navigation } = await renderRecommendations({ path, person })
  const update = within(await firstOrder()).getByRole('button', { name: 'پرداخت کارمزد و به‌روزرسانی' })
  await payElsewhere({ person, manager: manager?.recommendation_manager_id ?? 0 }, 'FEE', 'SUCCESS')
  await userEvent.click(update)
  await waitFor(() => expect(alerts).toEqual([expect.stringMatching(/^کارمزد این پیشنهاد پرداخت شده است/)]))
  expect(navigation.place().pathname).toBe(path)
  expect(await within(await firstOrder()).findByRole('table', { name: 'ترکیب پیشنهاد' })).toBeVisible()
})

test('REC-031 an order whose fee is paid is open, and leads to its offer', async () => {
  await renderRecommendations({ path, person: await newPerson('vip-open') })
  const order = await firstOrder()
  expect(within(order).getByRole('table', { name: 'ترکیب پیشنهاد' })).toBeVisible()
  expect(within(order).getByRole('link', { name: 'سرمایه‌گذاری' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/recommendations\/offers\/\d+$/),
  )
})

test('REC-032 an empty history leads to the entry', async () => {
  await renderRecommendations({ path, person: await newPerson('empty') })
  expect(await screen.findByRole('link', { name: 'دریافت پیشنهاد' })).toHaveAttribute('href', '/recommendations')
})

test('U6 REC-032 a history that fails to load says so, and a retry brings it', async () => {
  const person = await newPerson('investor')
  await forceResponse(person, '/recommendation/api/v1/orders/', { status: 400, detail: 'فعلاً نمی‌شود.' })
  await renderRecommendations({ path, person })
  expect(await screen.findByText('فعلاً نمی‌شود.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(within(await firstOrder()).getByText('سرمایه‌گذاری شده')).toBeVisible()
})

test('U1 REC-031 hidden amounts are hidden in the history', async () => {
  const kept = { general: { visibleHomeBalance: false } }
  await renderRecommendations({ path, person: await newPerson('investor'), kept })
  const order = await firstOrder()
  await waitFor(() => expect(within(order).getByText('*****')).toBeVisible())
})
