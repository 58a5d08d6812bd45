import { expect, test } from '@jest/globals'
import { getUserFund } from '@sarv/shared/contract/funds'
import { call } from '@sarv/shared/platform'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fundFixture } from '../../testing/fund-fixture'
import { createPerson, renderInvest, stubResponse } from '../../testing/render-invest'

test('INV-015 funds are found in any spelling, filtered by type and sorted by return', async () => {
  await renderInvest({ path: '/funds' })
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

test('INV-015 search, type and sort live in the URL and survive a reload and the way back from a fund', async () => {
  const path = '/funds?q=%DA%A9%D8%A8%D9%88%D8%AF&order=best'
  const { navigation, unmount, person } = await renderInvest({ path })
  const box = await screen.findByRole('searchbox')
  expect(box).toHaveValue('کبود')
  expect(screen.getByRole('combobox', { name: 'ترتیب' })).toHaveValue('best')
  await userEvent.clear(box)
  await userEvent.type(box, 'طلا{Enter}')
  const address = () => new URLSearchParams(navigation.place().search)
  await waitFor(() => expect(address().get('q')).toBe('طلا'))
  await userEvent.click(await screen.findByRole('radio', { name: 'طلا' }))
  expect(Object.fromEntries(address())).toEqual({ q: 'طلا', type: 'Gold', order: 'best' })
  const { search } = navigation.place()
  const [first] = within(screen.getByRole('list', { name: 'صندوق‌ها' })).getAllByRole('link')
  if (first) await userEvent.click(first)
  await waitFor(() => expect(navigation.place().pathname).toMatch(/^\/funds\/\d+$/))
  act(() => navigation.back())
  expect(await screen.findByRole('searchbox')).toHaveValue('طلا')
  unmount()
  await renderInvest({ path: `/funds${search}`, person })
  expect(await screen.findByRole('radio', { name: 'طلا' })).toBeChecked()
  expect(screen.getByRole('combobox', { name: 'ترتیب' })).toHaveValue('best')
})

test('INV-015 typing reaches the URL debounced and adds no history entry', async () => {
  const { navigation } = await renderInvest({ path: '/home' })
  act(() => navigation.navigate('/funds'))
  await userEvent.type(await screen.findByRole('searchbox'), 'چکاد')
  await waitFor(() => expect(new URLSearchParams(navigation.place().search).get('q')).toBe('چکاد'))
  act(() => navigation.back())
  await waitFor(() => expect(navigation.place().pathname).toBe('/home'))
})

test('INV-015 INV-017 an unknown type gets a chip of its own, and a type without funds filters nothing', async () => {
  const person = await createPerson()
  const funds = [
    fundFixture({ ds_code: '1', fund_name: 'یکم', fund_type: 'Crypto' }),
    fundFixture({ ds_code: '2', fund_name: 'دوم', fund_type: 'Gold' }),
  ]
  await stubResponse(person, '/fund/api/v1/info/funds/', { status: 200, body: funds })
  await renderInvest({ path: '/funds?type=Leverage&order=sideways', person })
  const links = async () => within(await screen.findByRole('list', { name: 'صندوق‌ها' })).getAllByRole('link')
  expect(await links()).toHaveLength(2)
  await userEvent.click(screen.getByRole('radio', { name: 'Crypto' }))
  expect(await links()).toHaveLength(1)
})

test('INV-019 INV-023 INV-025 a fund shows its type, risk, price, returns, held units and fee bands', async () => {
  const { title, navigation } = await renderInvest({ path: '/funds/11307' })
  expect(await screen.findByText('ریسک متوسط')).toBeInTheDocument()
  await waitFor(() => expect(title()).toBe('چکاد بلند'))
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader')
  expect(rows.map((row) => row.textContent)).toEqual(['روزانه', 'یک‌ماهه', 'سه‌ماهه', 'شش‌ماهه', 'یک‌ساله', 'از ابتدا'])
  const { units } = await call(getUserFund, { params: { id: '11307' } })
  expect(units).toBeGreaterThan(1000)
  expect(await screen.findByText(`${units.toLocaleString('fa')} واحد`)).toBeInTheDocument()
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
  const person = await createPerson()
  await stubResponse(person, '/fund/api/v2/info/chart/*', { status: 200, body: { items: [] } })
  await renderInvest({ path: '/funds/11307', person })
  expect(await screen.findByText('برای این بازه قیمتی ثبت نشده است.')).toBeInTheDocument()
})

test('INV-027 an unknown fund leads to the page that says so', async () => {
  const { navigation } = await renderInvest({ path: '/funds/99999' })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})
