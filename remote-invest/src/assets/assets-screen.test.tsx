import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openInvest, somebody } from '../open-invest'

test('INV-009 INV-010 INV-011 assets stand in a table with amount and share, narrowed by group, and open on a tap', async () => {
  const { navigation } = await openInvest({ path: '/assets' })
  const table = await screen.findByRole('table', { name: 'فهرست دارایی‌ها' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(6)
  expect(within(table).getByRole('row', { name: /نیلوفر کبود/ })).toHaveTextContent(/۳۱٫۸۷٪/)
  await userEvent.click(screen.getByRole('radio', { name: 'سبد' }))
  expect(within(table).getAllByRole('rowheader')).toHaveLength(2)
  await userEvent.click(screen.getByRole('radio', { name: 'صندوق' }))
  await userEvent.click(within(table).getByRole('button', { name: 'چکاد بلند' }))
  await userEvent.click(screen.getByRole('link', { name: 'دیدن چکاد بلند' }))
  expect(navigation.place().pathname).toBe('/funds/11307')
})

test('INV-003 amounts hidden on the home page are hidden here too, shares stay', async () => {
  await openInvest({ path: '/assets', kept: { general: { visibleHomeBalance: false } } })
  const table = await screen.findByRole('table', { name: 'فهرست دارایی‌ها' })
  expect(table).not.toHaveTextContent(/۴۰۹٬/)
  expect(table).toHaveTextContent(/۳۱٫۸۷٪/)
})

test('INV-012 somebody without assets is shown the way to the funds', async () => {
  await openInvest({ path: '/assets', person: await somebody('empty') })
  expect(await screen.findByRole('heading', { name: 'هنوز دارایی ندارید' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'دیدن صندوق‌ها' })).toHaveAttribute('href', '/funds')
})

test('R-08 /investment leads to funds, portfolios, recommendations and the card', async () => {
  await openInvest({ path: '/investment' })
  const ways = within(await screen.findByRole('list', { name: 'راه‌های سرمایه‌گذاری' })).getAllByRole('link')
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/funds', '/pma', '/recommendations', '/card'])
})
