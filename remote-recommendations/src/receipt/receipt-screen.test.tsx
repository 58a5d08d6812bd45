import { expect, test } from '@jest/globals'
import { listManagers } from '@sarv/shared/contract/recommendation'
import { otherDevice } from '@sarv/shared/testing/other-device'
import { newPerson } from '@sarv/shared/testing/people'
import { screen } from '@testing-library/react'
import { payElsewhere } from '../testing/pay-elsewhere'
import { personAt, renderRecommendations } from '../testing/render-recommendations'

/** A payment that was made at the gateway, and the address of its receipt. */
async function paid(purpose: 'FEE' | 'INVESTMENT', result: 'SUCCESS' | 'FAILED') {
  const at = await personAt('INVESTMENT_PROPOSAL')
  const path = await payElsewhere(at, purpose, result)
  const { api } = await otherDevice(at.person)
  return { person: at.person, path, open: () => api.call(listManagers, {}) }
}

const close = () => screen.findByRole('link', { name: 'بستن' })

test('REC-034 REC-035 an amount that was paid has its trace number, its fund orders, and closes to the history', async () => {
  const { open, ...at } = await paid('INVESTMENT', 'SUCCESS')
  await renderRecommendations(at)
  expect(await screen.findByText('سرمایه‌گذاری در پیشنهاد')).toBeVisible()
  expect(screen.getByText('۲۰۰٬۰۰۰٬۰۰۰')).toBeVisible()
  expect(screen.getByText('شمارهٔ پیگیری')).toBeVisible()
  expect(await close()).toHaveAttribute('href', '/recommendations/history')
  expect(screen.getByRole('link', { name: 'دیدن سفارش‌های صندوق' })).toHaveAttribute(
    'href',
    expect.stringMatching(/recom_tracking_code=RC-\d+$/),
  )
  expect(await open()).toEqual([])
})

test('REC-034 a fee that was paid says what comes next', async () => {
  const { open, ...at } = await paid('FEE', 'SUCCESS')
  await renderRecommendations(at)
  expect(await screen.findByText('کارمزد پیشنهاد ویژه')).toBeVisible()
  expect(screen.getByText('ترکیب پیشنهاد باز شد. حالا می‌توانید در آن سرمایه‌گذاری کنید.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'دیدن سفارش‌های صندوق' })).toBeNull()
  expect(await open()).toHaveLength(1)
})

test('REC-034 HST-072 D-174 a payment that failed says what it was for, can be kept and closes to the entry', async () => {
  const { open, ...at } = await paid('INVESTMENT', 'FAILED')
  await renderRecommendations(at)
  expect(await screen.findByRole('heading', { name: 'پرداخت ناموفق!' })).toBeVisible()
  expect(await close()).toHaveAttribute('href', '/recommendations')
  expect(await screen.findByRole('button', { name: 'ذخیرهٔ رسید' })).toBeEnabled()
  expect(screen.getByText('سرمایه‌گذاری در پیشنهاد')).toBeVisible()
  expect(screen.getByText('درگاه').nextElementSibling).toHaveTextContent('نگین پرداخت')
  expect(screen.getByRole('link', { name: 'پرداخت دوباره' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/recommendations\/offers\/\d+$/),
  )
  expect(await open()).toHaveLength(1)
})

test('D-29 REC-034 a success that only the address claims is not shown as one', async () => {
  const path = '/recommendations/receipt?status=SUCCESS&amount=9&trace_no=4829103755'
  await renderRecommendations({ path, person: await newPerson('empty') })
  expect(await screen.findByText('این رسید در سوابق شما یافت نشد')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'پرداخت موفق!' })).toBeNull()
})
