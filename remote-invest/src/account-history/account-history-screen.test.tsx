import { expect, test } from '@jest/globals'
import { type AccountChange, listAccountHistory } from '@sarv/shared/contract/fund-statements'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readTexts } from '../testing/read-facts'
import { renderInvest } from '../testing/render-invest'

const path = '/fund/api/v1/account-history/'
/** The rows of all months. */
const rows = async () =>
  (await screen.findAllByRole('list', { name: /^سابقهٔ واحدها/ })).flatMap((list) => within(list).getAllByRole('link'))
const change = (id: number, date: string): AccountChange => ({
  id,
  ds_code: '11307',
  fund_name: 'چکاد بلند',
  date,
  change: id % 2 === 0 ? 5 : -5,
  balance: 100,
})

test('INV-063 each change of units shows day, number and balance, and links to its order', async () => {
  await renderInvest({ path: '/fund/account-history?ds_code=11307' })
  await screen.findAllByText(/مانده [۰-۹]/)
  const [newest, oldest] = await rows()
  expect(newest).toHaveTextContent(/خرید چکاد بلند.*(?:امروز|دیروز|[۰-۹]{1,2} \S+).*\+[۰-۹٬]+.*مانده [۰-۹٬]+ واحد/)
  expect(newest).toHaveAttribute('href', expect.stringMatching(/^\/fund-order\/\d+$/))
  const [added = ''] = oldest?.textContent?.match(/\+([۰-۹٬]+)/)?.slice(1) ?? []
  expect(oldest).toHaveTextContent(`مانده ${added} واحد`)
})

test('INV-063 every row has the fund, day, change and balance of the server', async () => {
  await renderInvest({ path: '/fund/account-history' })
  await screen.findAllByText(/مانده [۰-۹]/)
  const { results } = await call(listAccountHistory)
  const { number, day } = formatterFor('fa')
  expect((await rows()).map((row) => [row.getAttribute('href'), ...readTexts(row)])).toEqual(
    results.map((row) => [
      `/fund-order/${row.id}`,
      `${row.change > 0 ? 'خرید' : 'فروش'} ${row.fund_name}`,
      day(row.date),
      number(row.change, { sign: 'always' }),
      `مانده ${number(row.balance)} واحد`,
    ]),
  )
})

test('INV-063 the days of the address narrow the list, one press widens it again', async () => {
  await renderInvest({ path: '/fund/account-history?from=2020-01-01&to=2020-02-01' })
  expect(await screen.findByRole('heading', { name: 'اینجا چیزی ثبت نشده است' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'نمایش همه' }))
  expect(await rows()).toHaveLength(4)
})

test('INV-063 five hundred changes come page by page', async () => {
  const person = await newPerson('empty')
  const page = (number: number) => ({
    count: 500,
    page: number,
    page_count: 25,
    results: Array.from({ length: 20 }, (_, index) => change(500 - (number - 1) * 20 - index, '2026-10-07')),
  })
  await forceResponse(person, path, { body: page(1), status: 200 })
  await renderInvest({ path: '/fund/account-history', person })
  expect(await rows()).toHaveLength(20)
  await forceResponse(person, path, { body: page(2), status: 200 })
  await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  await waitFor(async () => expect(await rows()).toHaveLength(40))
})

test('INV-063 U18 D-150 the changes stand under their Jalali months, without sums: units of several funds do not add up', async () => {
  const person = await newPerson('empty')
  const results = [change(3, '2026-11-22'), change(2, '2026-11-21'), change(1, '2026-10-07')]
  await forceResponse(person, path, { body: { count: 3, page: 1, page_count: 1, results } })
  await renderInvest({ path: '/fund/account-history', person })
  expect(await rows()).toHaveLength(3)
  const months = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.parentElement?.textContent)
  expect(months).toEqual(['آذر ۱۴۰۵', 'آبان ۱۴۰۵', 'مهر ۱۴۰۵'])
  expect(screen.getByRole('list', { name: 'سابقهٔ واحدها آبان ۱۴۰۵' })).toHaveTextContent(
    formatterFor('fa').day('2026-11-21'),
  )
})
