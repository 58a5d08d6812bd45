import { expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { getPendingOrdersCount, getUserAssets } from '@sarv/shared/contract/assets'
import { listPlans } from '@sarv/shared/contract/plans'
import { listUnderWay } from '@sarv/shared/contract/under-way'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fa from '../../locales/fa.json'
import { holdResponses } from '../testing/hold-responses'
import { readTexts } from '../testing/read-facts'
import { renderInvest } from '../testing/render-invest'

const general = () => screen.findByRole('region', { name: 'ارزش کل دارایی' })
/** The card of what is under way cannot name the orders of this person: home counts them. */
async function withoutNamedOrders(person: TestPerson): Promise<TestPerson> {
  await forceResponse(person, listUnderWay.path, { times: 0, body: { items: [], missing: ['ORDERS'] } })
  return person
}

test('INV-003…006 CON-23 the home page shows total, pending orders, five funds and two plans', async () => {
  const { navigation } = await renderInvest({
    path: '/home',
    person: await withoutNamedOrders(await newPerson()),
    kept: { home: { withAccounts: false } },
  })
  expect(within(await general()).getByText(/۱٬۲۸۴٬/)).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: /سفارش در جریان/ })).toHaveAttribute('href', '/fund-orders')
  const funds = await screen.findByRole('list', { name: 'صندوق‌های برتر' })
  expect(
    within(funds)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/funds/11541', '/funds/11307', '/funds/11602', '/funds/11419', '/funds/11777'])
  const plans = await screen.findByRole('region', { name: 'سبدهای اختصاصی' })
  expect(
    (await within(plans).findAllByRole('link', { name: /پیش‌بینی/ })).map((link) => link.getAttribute('href')),
  ).toEqual(['/pma/1', '/pma/2'])
  expect(within(plans).getByText('بازدهٔ سبدها پیش‌بینی است و تضمین نمی‌شود.')).toBeVisible()
  await userEvent.click(
    within(screen.getByRole('region', { name: 'صندوق‌های برتر' })).getByRole('link', { name: 'همه صندوق‌های برتر' }),
  )
  expect(navigation.place().pathname).toBe('/funds')
})

test('INV-003 INV-006 the total, its gain, the shares and the next settlement are the server’s', async () => {
  const person = await newPerson()
  const first = await renderInvest({ path: '/date-range', person })
  const assets = await call(getUserAssets)
  first.unmount()
  await withoutNamedOrders(person)
  await renderInvest({ path: '/home', person, kept: { home: { withAccounts: false } } })
  const hero = await general()
  const pending = await call(getPendingOrdersCount)
  const { number, percent, day } = formatterFor('fa')
  const texts = readTexts(hero)
  expect(texts).toEqual(
    expect.arrayContaining([
      number(assets.total_value),
      number(assets.gain ?? 0, { sign: 'always' }),
      percent(assets.gain_percentage ?? 0, { sign: 'always' }),
    ]),
  )
  expect(
    within(hero)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(
    assets.groups.map(({ type, total_percentage }) => `${Reflect.get(fa.group, type)} ${percent(total_percentage)}`),
  )
  const row = await screen.findByRole('link', { name: /سفارش در جریان/ })
  expect(row).toHaveTextContent(`${number(pending.count)} سفارش در جریان`)
  expect(row).toHaveTextContent(`نزدیک‌ترین تسویه: ${day(pending.next_settlement ?? '', { weekday: true })}`)
})

test('INV-006 D-118 orders that the card of what is under way names are not counted once more', async () => {
  await renderInvest({ path: '/home' })
  const card = await screen.findByRole('list', { name: 'در راه و ناتمام' })
  const { count } = await call(getPendingOrdersCount)
  expect(count).toBeGreaterThan(0)
  expect(within(card).getAllByText(/^در انتظار تسویه/)).toHaveLength(count)
  expect(await screen.findByRole('list', { name: 'صندوق‌های برتر' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('status', { busy: true })).not.toBeInTheDocument())
  expect(screen.queryByRole('link', { name: /سفارش در جریان/ })).not.toBeInTheDocument()
})

test('INV-005 a plan’s card has the risk, the forecast and the minimum of the server', async () => {
  await renderInvest({ path: '/home' })
  const plans = await screen.findByRole('region', { name: 'سبدهای اختصاصی' })
  const cards = await within(plans).findAllByRole('link', { name: /پیش‌بینی/ })
  const top = (await call(listPlans)).toSorted((one, other) => one.priority - other.priority).slice(0, 2)
  const { percent, toman } = formatterFor('fa')
  const risks: Record<string, string> = { without: 'بدون ریسک', low: 'کم‌ریسک', high: 'پرریسک' }
  expect(cards.map(readTexts)).toEqual(
    top.map((plan) => [
      risks[plan.risk.toLowerCase()],
      plan.name,
      percent(plan.predicted_annual_return_percentage, { sign: 'always' }),
      'پیش‌بینی سالانه',
      `از ${toman(plan.minimum_investment_amount)}`,
    ]),
  )
})

/** The total and what is on its way are stars; of the gain the percentage stays. */
async function expectHidden() {
  expect(within(await general()).getAllByText('*****').length).toBeGreaterThan(0)
  expect(await general()).not.toHaveTextContent(/[۰-۹]٬[۰-۹]{3}/)
}

test('INV-003 U1 hidden amounts become stars and stay hidden for the next visit', async () => {
  const kept = { general: { visibleHomeBalance: true, referralCode: 'SARV' } }
  const person = await newPerson()
  const first = await renderInvest({ path: '/home', person, kept })
  await userEvent.click(await screen.findByRole('button', { name: 'پنهان کردن مبلغ‌ها' }))
  await expectHidden()
  expect(screen.queryByText(/۱٬۲۸۴٬/)).not.toBeInTheDocument()
  await waitFor(() => expect(first.kept.get('general')).toEqual({ visibleHomeBalance: false, referralCode: 'SARV' }))
  first.unmount()
  await renderInvest({ path: '/home', person, kept: Object.fromEntries(first.kept) })
  await expectHidden()
})

/** What proves that a section is drawn. */
const drawn = {
  ASSET: () => screen.findByRole('region', { name: 'ارزش کل دارایی' }),
  INQUIRY_FUND_ORDERS: () => screen.findByRole('link', { name: /سفارش در جریان/ }),
  FUND: () => screen.findByRole('list', { name: 'صندوق‌های برتر' }),
  PORTFOLIO: () => screen.findByRole('link', { name: /سبد رشد پویا/ }),
}
type Drawn = keyof typeof drawn

test.each<[Drawn, string]>([
  ['ASSET', '/fund/api/v1/user_asset/'],
  ['INQUIRY_FUND_ORDERS', '/fund/api/v1/pending-orders-count/'],
  ['FUND', '/fund/api/v1/info/funds/'],
  ['PORTFOLIO', '/pma/api/v1/portfolio/plans/'],
])('INV-008 %s that cannot be loaded leaves the other sections alone, and a retry heals', async (broken, path) => {
  const person = await withoutNamedOrders(await newPerson())
  await forceResponse(person, path, { status: 500, times: 2 })
  await renderInvest({ path: '/home', person })
  const others = Object.keys(drawn).filter((section) => section !== broken) as Drawn[]
  for (const section of others) expect(await drawn[section]()).toBeInTheDocument()
  const failed = await screen.findByRole('alert')
  await userEvent.click(within(failed).getByRole('button', { name: 'تلاش دوباره' }))
  expect(await drawn[broken]()).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('PLT-074 D-118 the sections come together with what is under way above them, so that it moves none', async () => {
  const person = await newPerson()
  await forceResponse(person, listUnderWay.path, { delay_ms: 1_200 })
  await renderInvest({ path: '/home', person })
  await drawn.FUND()
  expect(screen.getByRole('list', { name: 'در راه و ناتمام' })).toBeInTheDocument()
})

test('INV-001 the sections do not wait for what is under way when it does not respond', async () => {
  const held = holdResponses([listUnderWay.path])
  await renderInvest({ path: '/home', person: await newPerson() })
  await drawn.FUND()
  expect(screen.queryByRole('list', { name: 'در راه و ناتمام' })).not.toBeInTheDocument()
  held.release()
  expect(await screen.findByRole('list', { name: 'در راه و ناتمام' })).toBeInTheDocument()
})

test.each<[string, Drawn[], 'investor' | 'empty']>([
  ['every section hidden', [], 'investor'],
  ['no order to count', ['INQUIRY_FUND_ORDERS'], 'empty'],
])(
  'INV-001 INV-077 with %s, no banner and another remote’s empty section the ways out stay',
  async (_, shown, kind) => {
    const person = await newPerson(kind)
    const sections = Object.keys(drawn).map((type) => ({ type, is_visible: shown.some((one) => one === type) }))
    await forceResponse(person, '/general/api/v1/home/', { status: 200, body: { sections, banners: [] } })
    await renderInvest({ path: '/home', person, offered: [{ id: 'recommendations/open' }] })
    expect(await screen.findByRole('heading', { name: 'فعلاً چیزی برای نشان دادن نیست' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'دیدن صندوق‌ها' })).toHaveAttribute('href', '/funds')
  },
)

test('INV-001 D-266 hidden and unknown sections are not drawn, the worth is first and the others are in the server’s order', async () => {
  const person = await newPerson()
  const sections = [
    { type: 'FUND', is_visible: true },
    { type: 'STORIES', is_visible: true },
    { type: 'PORTFOLIO', is_visible: false },
    { type: 'ASSET', is_visible: true },
  ]
  await forceResponse(person, '/general/api/v1/home/', { status: 200, body: { sections, banners: [] } })
  await renderInvest({ path: '/home', person })
  const total = await general()
  const funds = screen.getByRole('region', { name: 'صندوق‌های برتر' })
  expect(total.compareDocumentPosition(funds)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('region', { name: 'سبدهای اختصاصی' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /سفارش در جریان/ })).not.toBeInTheDocument()
})

test('INV-006 INV-007 without pending orders there is no row, and a banner sends its intent to the shell', async () => {
  const person = await newPerson('empty')
  const banner = { image: null, action: 'INTERNAL', type: 'FUND', link: '11307', title: 'چکاد', description: null }
  const sections = [{ type: 'INQUIRY_FUND_ORDERS', is_visible: true }]
  await forceResponse(person, '/general/api/v1/home/', { status: 200, body: { sections, banners: [banner] } })
  const { navigation } = await renderInvest({ path: '/home', person })
  await userEvent.click(await screen.findByRole('button', { name: 'چکاد' }))
  expect(navigation.intents).toEqual([{ type: 'FUND', link: '11307' }])
  expect(screen.queryByRole('link', { name: /سفارش در جریان/ })).not.toBeInTheDocument()
})

test('INV-077 sections of other remotes are inserted among the server’s', async () => {
  const person = await newPerson()
  const sections = [
    { type: 'FUND', is_visible: true },
    { type: 'ASSET', is_visible: true },
  ]
  await forceResponse(person, '/general/api/v1/home/', { status: 200, body: { sections, banners: [] } })
  await renderInvest({ path: '/home', person, offered: [{ id: 'guest/offers', after: 'FUND' }, { id: 'guest/tips' }] })
  const regions = await Promise.all([
    general(),
    screen.findByRole('region', { name: 'صندوق‌های برتر' }),
    screen.findByRole('region', { name: 'guest/offers' }),
    screen.findByRole('region', { name: 'guest/tips' }),
  ])
  for (const [before, after] of regions.slice(1).entries())
    expect(regions[before]?.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
