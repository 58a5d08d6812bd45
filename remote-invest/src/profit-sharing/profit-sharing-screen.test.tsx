import { expect, test } from '@jest/globals'
import { listProfitShares } from '@sarv/shared/contract/fund-statements'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, within } from '@testing-library/react'
import { lastMonth } from '../testing/last-month'
import { readTexts } from '../testing/read-facts'
import { renderInvest } from '../testing/render-invest'

const rows = async () =>
  (await screen.findAllByRole('list', { name: /^سودهای واریزشده/ })).flatMap((list) =>
    within(list).getAllByRole('listitem'),
  )

test('INV-064 each payout has its day, the profit of a unit, the units, the sum and the IBAN', async () => {
  await renderInvest({ path: '/fund/profit-sharing' })
  await screen.findAllByText(/[۰-۹] واحد،/)
  const all = await rows()
  expect(all.length).toBeGreaterThanOrEqual(6)
  for (const row of all) {
    expect(row).toHaveTextContent(/نیلوفر کبود.*(?:امروز|دیروز|۱ \S+)/)
    expect(row).toHaveTextContent(/[۰-۹٬]+ واحد، هر واحد [۰-۹]+ ریال/)
    expect(row).toHaveTextContent(/واریز به شبا IR[۰-۹]{2}( [۰-۹]{4}){5} [۰-۹]{2}/)
  }
})

test('INV-064 every payout has the sum, the profit of a unit, the units and the IBAN of the server', async () => {
  await renderInvest({ path: '/fund/profit-sharing' })
  await screen.findAllByText(/[۰-۹] واحد،/)
  const { results } = await call(listProfitShares)
  const { number, rial, day, digits } = formatterFor('fa')
  expect((await rows()).map(readTexts)).toEqual(
    results.map((share) => [
      share.fund_name,
      day(share.date),
      number(share.amount),
      `${number(share.units)} واحد، هر واحد ${rial(share.per_unit)}`,
      'واریز به شبا',
      digits(share.iban.replace(/(.{4})(?=.)/g, '$1 ')),
    ]),
  )
})

test('U18 INV-064 D-134 payouts stand under their months, each with all that was paid in it', async () => {
  const person = await newPerson('empty')
  const share = { ds_code: '11602', fund_name: 'نیلوفر کبود', per_unit: 10, units: 700_000, amount: 7_000_000 }
  const results = ['2026-11-22', '2026-11-21', '2026-10-23'].map((date, id) => ({
    ...share,
    id,
    date,
    iban: 'IR120570000000000000000001',
  }))
  const months = [{ month: '1405-08', paid_in: 14_000_000, paid_out: 0 }]
  const body = { count: 3, page: 1, page_count: 1, results, months }
  await forceResponse(person, listProfitShares.path, { body })
  await renderInvest({ path: '/fund/profit-sharing', person })
  expect(await rows()).toHaveLength(3)
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map((one) => one.parentElement?.textContent)).toEqual(['آذر ۱۴۰۵', 'آبان ۱۴۰۵سود ۱۴٬۰۰۰٬۰۰۰'])
  const aban = screen.getByRole('list', { name: 'سودهای واریزشده آبان ۱۴۰۵' })
  expect(within(aban).getAllByRole('listitem')).toHaveLength(2)
})

test('INV-064 a filter by fund and by date range narrows the payouts', async () => {
  const { unmount } = await renderInvest({ path: '/fund/profit-sharing?ds_code=11541' })
  expect(await screen.findByRole('heading', { name: 'اینجا چیزی ثبت نشده است' })).toBeVisible()
  unmount()
  const { from } = lastMonth()
  await renderInvest({ path: `/fund/profit-sharing?from=${from}&to=${from}` })
  expect(await rows()).toHaveLength(1)
})

test('INV-064 INV-003 hidden amounts leave the profit of a unit', async () => {
  await renderInvest({ path: '/fund/profit-sharing', kept: { general: { visibleHomeBalance: false } } })
  const [row] = await rows()
  expect(row).toHaveTextContent(/\*\*\*\*\*.*هر واحد [۰-۹]+ ریال/)
  expect(row).not.toHaveTextContent(/[۰-۹] واحد،/)
})
