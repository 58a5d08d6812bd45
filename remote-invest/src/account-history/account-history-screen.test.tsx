import { expect, test } from '@jest/globals'
import type { AccountChange } from '@sarv/shared/contract/fund-papers'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { force, openInvest, somebody } from '../open-invest'

const PATH = '/fund/api/v1/account-history/'
const rows = async () => within(await screen.findByRole('list', { name: 'سابقهٔ واحدها' })).getAllByRole('link')

test('INV-063 each change of units has its day, its number and what was left, and leads to its order', async () => {
  await openInvest({ path: '/fund/account-history?ds_code=11307' })
  await screen.findAllByText(/مانده [۰-۹]/)
  const [newest, oldest] = await rows()
  expect(newest).toHaveTextContent(/خرید چکاد بلند.*[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2}.*\+[۰-۹٬]+.*مانده [۰-۹٬]+ واحد/)
  expect(newest).toHaveAttribute('href', expect.stringMatching(/^\/fund-order\/\d+$/))
  const [added = ''] = oldest?.textContent?.match(/\+([۰-۹٬]+)/)?.slice(1) ?? []
  expect(oldest).toHaveTextContent(`مانده ${added} واحد`)
})

test('INV-063 the days of the address narrow the list, one press widens it again', async () => {
  await openInvest({ path: '/fund/account-history?from=2020-01-01&to=2020-02-01' })
  expect(await screen.findByRole('heading', { name: 'اینجا چیزی ثبت نشده است' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'نمایش همه' }))
  expect(await rows()).toHaveLength(4)
})

test('INV-063 INV-003 hidden amounts hide the units too', async () => {
  const kept = { general: { visibleHomeBalance: false } }
  await openInvest({ path: '/fund/account-history?ds_code=11541', kept })
  const [row] = await rows()
  expect(row).not.toHaveTextContent(/\+[۰-۹]/)
  expect(row).toHaveTextContent('*****')
})

test('INV-063 five hundred changes come page by page', async () => {
  const person = await somebody('empty')
  const page = (number: number) => ({
    count: 500,
    page: number,
    page_count: 25,
    results: Array.from(
      { length: 20 },
      (_, place): AccountChange => ({
        id: 500 - (number - 1) * 20 - place,
        ds_code: '11307',
        fund_name: 'چکاد بلند',
        date: '2026-10-07',
        change: place % 2 === 0 ? 5 : -5,
        balance: 100,
      }),
    ),
  })
  await force(person, PATH, { body: page(1), status: 200 })
  await openInvest({ path: '/fund/account-history', person })
  expect(await rows()).toHaveLength(20)
  await force(person, PATH, { body: page(2), status: 200 })
  await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  await waitFor(async () => expect(await rows()).toHaveLength(40))
})

test('INV-076 a history that fails comes at the second try; nobody’s is empty; an unknown fund is no page', async () => {
  const person = await somebody('empty')
  await force(person, PATH, { status: 500, times: 2 })
  const { unmount } = await openInvest({ path: '/fund/account-history', person })
  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByRole('heading', { name: 'هنوز سابقه‌ای ندارید' })).toBeVisible()
  unmount()
  const { navigation } = await openInvest({ path: '/fund/account-history?ds_code=99999', person })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})
