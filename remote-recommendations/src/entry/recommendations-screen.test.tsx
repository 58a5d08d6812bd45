import { expect, test } from '@jest/globals'
import { listManagers, startRecommendation } from '@sarv/shared/contract/recommendation'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { personAt, renderRecommendations, requestsTo } from '../testing/render-recommendations'

const path = '/recommendations'
const componentsPath = '/general/api/v1/settings/recommendation/'

test('REC-001 the page introduces the product with its knowledge, and offers to start', async () => {
  await renderRecommendations({ path, person: await newPerson('empty') })
  expect(await screen.findByRole('heading', { name: 'پیشنهادی به اندازهٔ شما' })).toBeInTheDocument()
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'اول هدف، بعد محصول',
    'ریسک به اندازهٔ شما',
    'ترکیب، نه یک انتخاب',
    'تصمیم با شماست',
    'مدیر سبد کنار شماست',
    'به نام خودتان',
    'برای افق بلندتر',
  ])
  expect(screen.getByRole('button', { name: 'شروع' })).toBeEnabled()
  expect(screen.getByText(/هنوز پیشنهادی نگرفته‌اید/)).toBeInTheDocument()
})

test('REC-002 the start begins a recommendation once, which the page then goes on with', async () => {
  const user = userEvent.setup()
  const person = await newPerson('empty')
  const first = await renderRecommendations({ path, person })
  await user.dblClick(await screen.findByRole('button', { name: 'شروع' }))
  await waitFor(() => expect(first.navigation.place().pathname).toBe('/recommendations/onboarding'))
  expect(await requestsTo(person, startRecommendation.path)).toEqual([{ product: 'FUND' }])
  first.unmount()
  await renderRecommendations({ path, person })
  expect(await screen.findByRole('link', { name: 'ادامه' })).toHaveAttribute('href', '/recommendations/onboarding')
  expect(screen.queryByRole('button', { name: 'شروع' })).toBeNull()
  expect(screen.getByText('یک پیشنهاد نیمه‌کاره دارید: سؤال‌های افق سرمایه‌گذاری.')).toBeInTheDocument()
})

test('ERR-04 HST-041 who has to finish their registration first is asked to, and nothing begins', async () => {
  const person = await newPerson('identified')
  const { platform, navigation } = await renderRecommendations({ path, person })
  let asked = 0
  platform.bus.on('onboarding-required', () => asked++)
  await userEvent.click(await screen.findByRole('button', { name: 'شروع' }))
  await waitFor(() => expect(asked).toBe(1))
  expect(navigation.place().pathname).toBe(path)
})

test.each([
  ['investor', 'سرمایه‌گذاری شده'],
  ['vip-pending', 'در انتظار پرداخت'],
])('ST-14 a %s person finds their order with the status «%s»', async (kind, label) => {
  await renderRecommendations({ path, person: await newPerson(kind) })
  const [order] = await screen.findAllByRole('article')
  expect(within(order ?? document.body).getByText(label)).toBeInTheDocument()
})

test('U6 texts that fail to load leave the orders in place, and a retry loads them', async () => {
  const person = await newPerson('investor')
  await forceResponse(person, componentsPath, { status: 400, detail: 'راهنما دریافت نشد.' })
  await renderRecommendations({ path, person })
  expect(await screen.findByRole('alert')).toHaveTextContent('راهنما دریافت نشد.')
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByText('اول هدف، بعد محصول')).toBeInTheDocument()
})

test.each([
  ['has one open', async () => (await personAt('RISK_ASSESSMENT')).person, true],
  ['has taken some', () => newPerson('investor'), true],
  ['is new to it', () => newPerson('empty'), undefined],
] as const)('REC-001 D-222 who %s sees what is their own first: %s', async (_, find, first) => {
  await renderRecommendations({ path, person: await find() })
  const own = (await screen.findByRole('heading', { name: 'پیشنهادهای من' })).closest('[data-own-first], main, body')
  expect(own?.hasAttribute('data-own-first') || undefined).toBe(first)
})

test('REC-002 whether one is open fails to load: the page stands, and the start asks the server', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, listManagers.path, { status: 400, times: 0 })
  await renderRecommendations({ path, person })
  const start = await screen.findByRole('button', { name: 'شروع' })
  await userEvent.click(screen.getByRole('heading', { name: 'پیشنهادی به اندازهٔ شما' }))
  expect(start).toBeInTheDocument()
})
