import { expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { missingTexts } from '../testing/missing-texts'
import { forceResponse, newPerson, renderPma } from '../testing/render-pma'

const path = '/pma/api/v1/transactions/'
const transaction = {
  id: '1',
  type: 'INCREASE',
  status: 'SUCCESS',
  amount: 50_000_000,
  date: '2026-11-20T08:30:00.000Z',
  method: 'IPG',
  reference: '482910375512',
  prx: 'PRX-20481734',
  plan_id: 1,
  plan_name: 'سبد رشد پویا',
}
const pageOf = (...some: object[]) => ({
  count: some.length,
  page: 1,
  page_count: 1,
  results: some.map((one, id) => ({ ...transaction, id: String(id), ...one })),
})
const rows = () =>
  screen.queryAllByRole('list', { name: /^تراکنش‌ها/ }).flatMap((list) => within(list).getAllByRole('listitem'))

test('PMA-058 a transaction shows portfolio, type, time, amount and status, and links to its portfolio', async () => {
  const { navigation } = await renderPma({ path: '/pma-transactions' })
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[1]).toHaveTextContent(/سبد رشد پویا ?پرداخت برای ساخت سبد ?[۰-۹]{2}:[۰-۹]{2} ?[۰-۹٬]{11,} ?موفق/)
  await userEvent.click(within(rows()[1] ?? document.body).getByRole('link'))
  expect(navigation.place().pathname).toMatch(/^\/user-pma\/PRX-\d{8}$/)
})

test('PMA-058 a transaction shows its day, time, amount and reference as the server says them', async () => {
  const person = await newPerson('empty')
  const figures = { amount: 98_765_432, date: '2026-06-01T05:04:00.000Z', reference: '300200100900' }
  await forceResponse(person, path, { body: pageOf(figures) })
  await renderPma({ path: '/pma-transactions', person })
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(missingTexts(document.body, ['۱۱ خرداد'])).toEqual([])
  const [row = document.body] = rows()
  expect(missingTexts(row, ['سبد رشد پویا', '۰۸:۳۴', '۳۰۰۲۰۰۱۰۰۹۰۰', '۹۸٬۷۶۵٬۴۳۲', 'موفق'])).toEqual([])
})

test('PMA-058 portfolio and status filter the list through the URL; an empty result links to all', async () => {
  const { navigation } = await renderPma({ path: '/pma-transactions?tab=a' })
  await userEvent.click(await screen.findByRole('radio', { name: 'سبد آرامش' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  await userEvent.click(screen.getByRole('radio', { name: 'ناموفق' }))
  expect(await screen.findByRole('heading', { name: 'تراکنشی با این انتخاب نیست' })).toBeVisible()
  expect(navigation.place().search).toMatch(/^\?tab=a&prx=PRX-\d{8}&status=FAILED$/)
  await userEvent.click(screen.getByRole('link', { name: 'همهٔ تراکنش‌ها' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  await userEvent.click(screen.getByRole('radio', { name: 'موفق' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
})

test('PMA-058 ST-10 each status has its label; a slip in review and a reversed payment have a note', async () => {
  const person = await newPerson('empty')
  const states = ['SUCCESS', 'REVIEW', 'WAITING', 'FAILED', 'CANCELED', 'REVERSED']
  await forceResponse(person, path, { body: pageOf(...states.map((status) => ({ status }))) })
  await renderPma({ path: '/pma-transactions', person })
  await waitFor(() => expect(rows()).toHaveLength(states.length))
  const labels = rows().map((row) => /ناموفق|موفق|در انتظار/.exec(row.textContent ?? '')?.[0])
  expect(labels).toEqual(['موفق', 'در انتظار', 'در انتظار', 'ناموفق', 'ناموفق', 'ناموفق'])
  expect(rows()[0]).toHaveTextContent(/واریز برای افزایش.*پیگیری ۴۸۲۹۱۰۳۷۵۵۱۲/)
  expect(rows()[1]).toHaveTextContent('رسید شما در حال بررسی است.')
  expect(rows()[5]).toHaveTextContent('مبلغ این پرداخت بازگردانده شد.')
})

test('PMA-058 F32 an unknown type, status and date are shown; a row without a code has no link', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, path, {
    body: pageOf({
      type: 'GIFT',
      status: 'ON_HOLD',
      date: 'soon',
      reference: null,
      prx: null,
      amount: 987_654_321_987_654,
    }),
  })
  await renderPma({ path: '/pma-transactions', person })
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toHaveTextContent(/رویداد دیگر.*۹۸۷٬۶۵۴٬۳۲۱٬۹۸۷٬۶۵۴ ?ON_HOLD/)
  expect(within(rows()[0] ?? document.body).queryByRole('link')).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/NaN|undefined|null/)
})

test('PMA-058 without transactions the list says so and links to the plans', async () => {
  await renderPma({ path: '/pma-transactions', person: await newPerson('empty') })
  expect(await screen.findByRole('heading', { name: 'هنوز تراکنشی ندارید' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'دیدن سبدها' })).toHaveAttribute('href', '/pma')
})

test.each(['status=x&prx=%00', 'status=__proto__', 'prx=<script>&page=9'])(
  'PMA-058 the query ?%s requests nothing that the server would reject',
  async (query) => {
    await renderPma({ path: `/pma-transactions?${query}` })
    await waitFor(() => expect(rows()).toHaveLength(2))
  },
)

test('PMA-058 a portfolio of another person leads to the 404 page', async () => {
  const { navigation } = await renderPma({
    path: '/pma-transactions?prx=PRX-00000000',
    person: await newPerson('empty'),
  })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})

test('PMA-058 transactions that fail to load say so, and a retry loads them', async () => {
  const person = await newPerson()
  await forceResponse(person, path, { status: 500, times: 2 })
  await renderPma({ path: '/pma-transactions', person })
  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
})

/** The queries with which this person has asked for transactions. */
async function askedFor(person: TestPerson): Promise<string[]> {
  return (await requestsTo(person, path)).map((request) => request.path.slice(path.length))
}

test('PMA-058 two pages of transactions come one after the other, each row once, and no third is asked for', async () => {
  const person = await newPerson('empty')
  const pages = [
    { ...pageOf({}, {}), count: 3, page_count: 2 },
    { ...pageOf({}, {}, {}), count: 3, page_count: 2, page: 2 },
  ]
  for (const body of pages) await forceResponse(person, path, { body })
  await renderPma({ path: '/pma-transactions?status=failed', person })
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(screen.getByText('مبالغ به ریال')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(screen.queryByRole('button', { name: 'نمایش بیشتر' })).not.toBeInTheDocument()
  expect(await askedFor(person)).toEqual(['?status=FAILED&page=1', '?status=FAILED&page=2'])
})

test('PMA-058 the transactions of one portfolio and of another, and of each status, are kept apart', async () => {
  const person = await newPerson('investor')
  const { navigation } = await renderPma({ path: '/pma-transactions', person })
  await waitFor(() => expect(rows()).toHaveLength(2))
  for (const [name, count] of [
    ['سبد آرامش', 1],
    ['سبد رشد پویا', 1],
  ] as const) {
    await userEvent.click(await screen.findByRole('radio', { name }))
    await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(name)]))
    expect(rows()).toHaveLength(count)
  }
  await userEvent.click(screen.getByRole('radio', { name: 'در انتظار' }))
  expect(await screen.findByRole('heading', { name: 'تراکنشی با این انتخاب نیست' })).toBeVisible()
  expect(navigation.place().search).toMatch(/status=WAITING$/)
  const chips = within(screen.getByRole('radiogroup', { name: 'وضعیت' })).getAllByRole('radio')
  expect(chips.map((chip) => chip.closest('label')?.textContent)).toEqual(['همه', 'موفق', 'در انتظار', 'ناموفق'])
  await userEvent.click(chips[0] ?? document.body)
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(navigation.place().search).not.toMatch(/status/)
})

test('PMA-058 without transactions one is told what will stand here', async () => {
  await renderPma({ path: '/pma-transactions', person: await newPerson('empty') })
  expect(await screen.findByText('پرداخت‌های شما برای سبدها همین‌جا دیده می‌شود.')).toBeVisible()
})

test('PMA-058 a payment that is neither in review nor reversed has no note', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, path, { body: pageOf({ reference: '' }) })
  await renderPma({ path: '/pma-transactions', person })
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).not.toHaveTextContent(/پیگیری|رسید شما|بازگردانده/)
  expect(within(rows()[0] ?? document.body).getByRole('link')).toHaveAttribute('href', '/user-pma/PRX-20481734')
})

test('U1 PMA-058 hidden amounts are hidden among the payments too, until the eye is pressed', async () => {
  await renderPma({ path: '/pma-transactions', kept: { general: { visibleHomeBalance: false } } })
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(document.body).not.toHaveTextContent(/[۰-۹]٬[۰-۹]{3}/)
  await userEvent.click(screen.getByRole('button', { name: 'نمایش مبلغ‌ها' }))
  await waitFor(() => expect(document.body).toHaveTextContent(/[۰-۹]٬[۰-۹]{3}/))
})
