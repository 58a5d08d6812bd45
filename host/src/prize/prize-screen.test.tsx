import { expect, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/platform/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { screen, within } from '@testing-library/react'
import { declaredPages } from '../testing/declared-pages'
import { renderPage } from '../testing/render-page'

const { inbox } = testOrigins()
const path = '/prize/api/v1/programmes/'

test('HST-055 D-20 CON-26 programmes are listed with their state, without winner11 to winner40', async () => {
  await renderPage('prize', 'empty')
  const list = await screen.findByRole('list', { name: 'جوایز' })
  const friends = within(list).getByRole('article', { name: 'جشنوارهٔ دوستان' })
  expect(friends).toHaveTextContent('در جریان')
  expect(within(friends).getByText('شانس‌های شما')).toBeVisible()
  expect(within(list).getByRole('article', { name: 'قرعه‌کشی شب یلدا' })).toHaveTextContent('به‌زودی')
  expect(within(list).getByRole('article', { name: 'برندگان هفتهٔ دهم' })).toHaveTextContent('پایان یافته')
  expect(screen.queryByText('برندگان هفتهٔ دوازدهم')).toBeNull()
})

test('HST-055 D-42 gift codes have a page, and nothing leads to it while its remote is not there', async () => {
  expect(declaredPages().filter(({ path }) => path === '/voucher')).toEqual([
    expect.objectContaining({ isPlanned: false }),
  ])
  await renderPage('prize', 'empty')
  await screen.findByRole('list', { name: 'جوایز' })
  expect(screen.queryByRole('link')).toBeNull()
})

test('an empty list says so, and a failed query offers a retry', async () => {
  const person = await freshPerson(inbox, { kind: 'empty' })
  await control(inbox, 'force', { path, status: 400, sub: person.sub })
  await control(inbox, 'force', { path, body: [], sub: person.sub })
  const { user } = await renderPage('prize', person)
  expect(await screen.findByText(/^فهرست جوایز دریافت نشد/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByText('اکنون جایزه‌ای در کار نیست')).toBeVisible()
})
