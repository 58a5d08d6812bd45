import { expect, test } from '@jest/globals'
import { listFunds } from '@sarv/shared/contract/funds'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { Sparkline } from '@sarv/shared/ui/chart/sparkline'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fa from '../../../locales/fa.json'
import { fundFixture } from '../../testing/fund-fixture'
import { readTexts } from '../../testing/read-facts'
import { renderInvest } from '../../testing/render-invest'
import { shownReturn } from '../shown-return'

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

test('INV-015 every fund of the server is listed by priority with its type, shown return and line', async () => {
  await renderInvest({ path: '/funds' })
  const rows = within(await screen.findByRole('list', { name: 'صندوق‌ها' })).getAllByRole('link')
  const funds = (await call(listFunds)).toSorted((one, other) => one.priority - other.priority)
  const { percent } = formatterFor('fa')
  expect(rows.map((row) => [row.getAttribute('href'), ...readTexts(row)])).toEqual(
    funds.map((fund) => {
      const { value, range } = shownReturn(fund) ?? { value: Number.NaN, range: 'daily' }
      const type = Reflect.get(fa.fundType, fund.fund_type)
      return [`/funds/${fund.ds_code}`, fund.fund_name, type, percent(value, { sign: 'always' }), fa.range[range]]
    }),
  )
  const lines = funds.map(({ spark }) => render(<Sparkline values={spark} />).container.innerHTML)
  expect(rows.map((row) => row.querySelector('svg[viewBox="0 0 128 32"]')?.outerHTML)).toEqual(lines)
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
  const person = await newPerson()
  const funds = [
    fundFixture({ ds_code: '1', fund_name: 'یکم', fund_type: 'Crypto' }),
    fundFixture({ ds_code: '2', fund_name: 'دوم', fund_type: 'Gold' }),
  ]
  await forceResponse(person, '/fund/api/v1/info/funds/', { status: 200, body: funds })
  await renderInvest({ path: '/funds?type=Leverage&order=sideways', person })
  const links = async () => within(await screen.findByRole('list', { name: 'صندوق‌ها' })).getAllByRole('link')
  expect(await links()).toHaveLength(2)
  await userEvent.click(screen.getByRole('radio', { name: 'Crypto' }))
  expect(await links()).toHaveLength(1)
})
