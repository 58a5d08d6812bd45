import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lastMonth } from '../last-month'
import { force, openInvest, somebody } from '../open-invest'

const PATH = '/fund/api/v1/profit-sharing/'
const rows = async () => within(await screen.findByRole('list', { name: 'سودهای واریزشده' })).getAllByRole('listitem')

test('INV-064 each payout has its day, the profit of a unit, the units, the sum and the IBAN', async () => {
  await openInvest({ path: '/fund/profit-sharing' })
  await screen.findAllByText(/[۰-۹] واحد،/)
  const all = await rows()
  expect(all.length).toBeGreaterThanOrEqual(6)
  for (const row of all) {
    expect(row).toHaveTextContent(/نیلوفر کبود.*[۰-۹]{4}\/[۰-۹]{2}\/۰۱/)
    expect(row).toHaveTextContent(/[۰-۹٬]+ واحد، هر واحد [۰-۹]+ ریال/)
    expect(row).toHaveTextContent(/واریز به شبا IR[۰-۹]{2}( [۰-۹]{4}){5} [۰-۹]{2}/)
  }
})

test('INV-064 a fund that pays no profit, or days without one, are shown the way to everything', async () => {
  const { unmount } = await openInvest({ path: '/fund/profit-sharing?ds_code=11541' })
  expect(await screen.findByRole('heading', { name: 'اینجا چیزی ثبت نشده است' })).toBeVisible()
  unmount()
  const { from } = lastMonth()
  await openInvest({ path: `/fund/profit-sharing?from=${from}&to=${from}` })
  expect(await rows()).toHaveLength(1)
})

test('INV-064 INV-003 hidden amounts leave the profit of a unit', async () => {
  await openInvest({ path: '/fund/profit-sharing', kept: { general: { visibleHomeBalance: false } } })
  const [row] = await rows()
  expect(row).toHaveTextContent(/\*\*\*\*\*.*هر واحد [۰-۹]+ ریال/)
  expect(row).not.toHaveTextContent(/[۰-۹] واحد،/)
})

test('INV-076 profit that fails comes at the second try; who holds nothing is told when profit is paid', async () => {
  const person = await somebody('empty')
  await force(person, PATH, { status: 500, times: 2 })
  const { unmount } = await openInvest({ path: '/fund/profit-sharing', person })
  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByText(/اول هر ماه به دارندگان واحد سود می‌دهند/)).toBeVisible()
  unmount()
  const { navigation } = await openInvest({ path: '/fund/profit-sharing?ds_code=99999', person })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})
