import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { force, openInvest, somebody } from '../open-invest'

test('INV-015 funds are found however they are spelled, filtered by type and ordered by return', async () => {
  await openInvest({ path: '/funds' })
  const list = await screen.findByRole('list', { name: 'صندوق‌ها' })
  expect(within(list).getAllByRole('link').length).toBeGreaterThanOrEqual(40)
  await userEvent.type(screen.getByRole('searchbox'), 'چكاد')
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'صندوق‌ها' })).getAllByRole('link')).toHaveLength(1),
  )
  expect(screen.getByRole('link', { name: /چکاد بلند/ })).toHaveTextContent(/سهامی/)
  await userEvent.type(screen.getByRole('searchbox'), 'ققق')
  expect(await screen.findByRole('heading', { name: 'صندوقی پیدا نشد' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'نمایش همهٔ صندوق‌ها' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'طلا' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'ترتیب' }), 'worst')
  const returns = within(screen.getByRole('list', { name: 'صندوق‌ها' })).getAllByRole('link')
  expect(returns.length).toBeGreaterThan(1)
  for (const row of returns) expect(row).toHaveTextContent(/طلا/)
})

test('INV-019 INV-023 INV-025 a fund shows its kind, risk, price, returns, the units held and the fee bands', async () => {
  const { title, navigation } = await openInvest({ path: '/funds/11307' })
  expect(await screen.findByText('ریسک متوسط')).toBeInTheDocument()
  await waitFor(() => expect(title()).toBe('چکاد بلند'))
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader')
  expect(rows.map((row) => row.textContent)).toEqual(['روزانه', 'یک‌ماهه', 'سه‌ماهه', 'شش‌ماهه', 'یک‌ساله', 'از ابتدا'])
  expect(await screen.findByText('۶٬۴۴۵ واحد')).toBeInTheDocument()
  const bands = await screen.findAllByText(/روز پس از خرید/)
  expect(bands.map((band) => band.textContent)).toEqual([
    '۱ تا ۷ روز پس از خرید',
    '۸ تا ۱۵ روز پس از خرید',
    '۱۶ تا ۳۰ روز پس از خرید',
    '۳۱ تا ۶۰ روز پس از خرید',
    '۶۱ تا ۹۰ روز پس از خرید',
  ])
  await userEvent.click(screen.getByRole('link', { name: 'خرید' }))
  expect(navigation.place()).toMatchObject({ pathname: '/buy', search: '?fund=11307' })
})

test('INV-021 a range without prices says so', async () => {
  const person = await somebody()
  await force(person, '/fund/api/v2/info/chart/*', { status: 200, body: { items: [] } })
  await openInvest({ path: '/funds/11307', person })
  expect(await screen.findByText('برای این بازه قیمتی ثبت نشده است.')).toBeInTheDocument()
})

test('INV-027 an unknown fund leads to the page that says so', async () => {
  const { navigation } = await openInvest({ path: '/funds/99999' })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})
