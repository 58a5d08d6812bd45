import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { force, openPma, somebody } from '../open-pma'

const PATH = '/pma/api/v1/transactions/'
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

test('PMA-058 transactions stand under their days with portfolio, type, hour, amount and status, and lead to their portfolios', async () => {
  const { navigation } = await openPma({ path: '/pma-transactions' })
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[1]).toHaveTextContent(/سبد رشد پویا ?پرداخت برای ساخت سبد ?[۰-۹]{2}:[۰-۹]{2} ?[۰-۹٬]{11,} ?موفق/)
  await userEvent.click(within(rows()[1] ?? document.body).getByRole('link'))
  expect(navigation.place().pathname).toMatch(/^\/user-pma\/PRX-\d{8}$/)
})

test('PMA-058 the list is narrowed by portfolio and by status, both in the address; what leaves nothing leads back to all', async () => {
  const { navigation } = await openPma({ path: '/pma-transactions?tab=a' })
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

test('PMA-058 ST-10 every status has its word; a slip in review and money sent back say more; the number stands there', async () => {
  const person = await somebody('empty')
  const states = ['SUCCESS', 'REVIEW', 'WAITING', 'FAILED', 'CANCELED', 'REVERSED']
  await force(person, PATH, { body: pageOf(...states.map((status) => ({ status }))) })
  await openPma({ path: '/pma-transactions', person })
  await waitFor(() => expect(rows()).toHaveLength(states.length))
  const words = rows().map((row) => /ناموفق|موفق|در انتظار/.exec(row.textContent ?? '')?.[0])
  expect(words).toEqual(['موفق', 'در انتظار', 'در انتظار', 'ناموفق', 'ناموفق', 'ناموفق'])
  expect(rows()[0]).toHaveTextContent(/واریز برای افزایش.*پیگیری 482910375512/)
  expect(rows()[1]).toHaveTextContent('رسید شما در حال بررسی است.')
  expect(rows()[5]).toHaveTextContent('مبلغ این پرداخت بازگردانده شد.')
})

test('PMA-058 F32 an unknown type, status and date stand as they may; a row without a code leads nowhere', async () => {
  const person = await somebody('empty')
  await force(person, PATH, {
    body: pageOf({
      type: 'GIFT',
      status: 'ON_HOLD',
      date: 'soon',
      reference: null,
      prx: null,
      amount: 987_654_321_987_654,
    }),
  })
  await openPma({ path: '/pma-transactions', person })
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toHaveTextContent(/رویداد دیگر.*۹۸۷٬۶۵۴٬۳۲۱٬۹۸۷٬۶۵۴ ?ON_HOLD/)
  expect(within(rows()[0] ?? document.body).queryByRole('link')).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/NaN|undefined|null/)
})

test('PMA-058 who paid nothing yet is told what will stand here, and led to the plans', async () => {
  await openPma({ path: '/pma-transactions', person: await somebody('empty') })
  expect(await screen.findByRole('heading', { name: 'هنوز تراکنشی ندارید' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'دیدن سبدها' })).toHaveAttribute('href', '/pma')
})

test.each(['status=x&prx=%00', 'status=__proto__', 'prx=<script>&page=9'])(
  'PMA-058 the address ?%s asks for nothing that the server would refuse',
  async (query) => {
    await openPma({ path: `/pma-transactions?${query}` })
    await waitFor(() => expect(rows()).toHaveLength(2))
  },
)

test('PMA-058 a portfolio that is not the person’s leads to the page that says so', async () => {
  const { navigation } = await openPma({ path: '/pma-transactions?prx=PRX-00000000', person: await somebody('empty') })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})

test('PMA-058 transactions that do not come say so and come at a press', async () => {
  const person = await somebody()
  await force(person, PATH, { status: 500, times: 2 })
  await openPma({ path: '/pma-transactions', person })
  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
})
