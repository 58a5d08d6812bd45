import { expect, test } from '@jest/globals'
import { listPlans, type Plan } from '@sarv/shared/contract/plans'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { payAtGateway } from '@sarv/shared/testing/pay-at-gateway'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { pressBackArrow } from '@sarv/shared/testing/press-back-arrow'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { replaceQueryData } from '@sarv/shared/testing/replace-query-data'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { plansQuery } from '../../plans/plans-queries'
import { driveOnboarding } from '../../testing/onboarding-driver'
import { renderPma } from '../../testing/render-pma'

const methods = () => screen.findByRole('radiogroup', { name: 'پرداخت از طریق' })

async function atPayment(options: { plan?: number; amount?: number } = {}) {
  const person = await newPerson('empty')
  const driver = await driveOnboarding(person, options)
  const rendered = await renderPma({ path: `/pma/onboarding?plan=${options.plan ?? 1}`, person })
  await methods()
  return { ...rendered, person, driver, user: userEvent.setup() }
}

test('PMA-026 PMA-061 D-07 the payment shows amount, portfolio and methods, with a gateway selected', async () => {
  const { user, title } = await atPayment()
  expect(title()).toBe('پرداخت')
  expect(screen.getByRole('heading', { name: 'سبد رشد پویا' })).toBeVisible()
  const [first] = screen.getAllByRole('radio')
  expect(first).toBeChecked()
  expect(screen.getByRole('button', { name: 'پرداخت ۵۰۰٬۰۰۰٬۰۰۰ ریال' })).toBeEnabled()
  expect(screen.getByText(/به نام خودتان است.*شمارهٔ موبایل شما هم باید به نام خودتان باشد/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /رسید/ }))
  await user.click(screen.getByRole('button', { name: 'بارگذاری رسید' }))
  expect(await screen.findByRole('button', { name: 'ثبت رسید' })).toBeDisabled()
})

test('PMA-026 PLT-043 a logo that is a picture stands above the amount, with the description of the payment', async () => {
  const { driver } = await atPayment({ plan: 2, amount: 600_000_000 })
  const picture = document.querySelector('img')
  expect(picture?.src).toBe(driver.newest().logo)
  expect(picture?.src).toMatch(/\/static\/portfolio-calm\.svg$/)
  expect(screen.getByText('همهٔ مبلغ سبد، در یک پرداخت')).toBeVisible()
  fireEvent.error(picture ?? document.body)
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByRole('heading', { name: 'سبد آرامش' })).toBeVisible()
})

test('PMA-027 the slip has accounts and fields, and back leads to the gateways', async () => {
  const { user, arrow } = await atPayment({ amount: 600_000_000 })
  expect(screen.getByRole('button', { name: 'پرداخت ۶۰۰٬۰۰۰٬۰۰۰ ریال' })).toBeEnabled()
  await user.click(screen.getByRole('radio', { name: /رسید/ }))
  await user.click(screen.getByRole('button', { name: 'بارگذاری رسید' }))
  for (const name of ['شمارهٔ پیگیری', /شمارهٔ حساب/]) expect(await screen.findByRole('textbox', { name })).toBeVisible()
  expect(screen.getByText(/^مبلغ ۶۰۰٬۰۰۰٬۰۰۰ ریال را/)).toBeVisible()
  expect(screen.getByRole('list', { name: /حساب/ }).children).toHaveLength(2)
  await pressBackArrow({ arrow })
  await methods()
})

test('PMA-060 ERR-20 without a company account the slip says so', async () => {
  const person = await newPerson('empty')
  const driver = await driveOnboarding(person)
  const { stages } = driver.newest()
  const without = stages.map((stage) => ({
    ...stage,
    page_info: stage.page_info.filter(({ component_name }) => component_name !== 'accounts'),
  }))
  const path = '/onboarding/api/v1/pma-onb/'
  await forceResponse(person, path, { status: 200, body: { onboardings: [{ ...driver.newest(), stages: without }] } })
  await renderPma({ path: '/pma/onboarding?plan=1', person })
  await methods()
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: /رسید/ }))
  await user.click(screen.getByRole('button', { name: 'بارگذاری رسید' }))
  expect(await screen.findByText('حساب بانکی یافت نشد')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/accounts')
})

test('PMA-025 of two steps the first is paid, and the remainder is shown to the rial', async () => {
  await atPayment({ amount: 1_900_000_001 })
  expect(screen.getByRole('button', { name: 'پرداخت ۵۰۰٬۰۰۰٬۰۰۰ ریال' })).toBeEnabled()
  expect(screen.getByText(/۱٬۴۰۰٬۰۰۰٬۰۰۱ ریال/)).toBeVisible()
})

test('D-138 PMA-026 a payment of more than a card gateway takes says so and has the bank slip alone', async () => {
  const { platform } = await atPayment()
  await replaceQueryData(platform.queryClient, plansQuery().queryKey, (plans: readonly Plan[]) =>
    plans.map((plan) => ({ ...plan, max_payment: 499_999_999 })),
  )
  expect(await screen.findByText(/درگاه کارتی در یک پرداخت تا ۴۹۹٬۹۹۹٬۹۹۹ ریال می‌پذیرد/)).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'بارگذاری رسید' })).toBeEnabled()
})

test('U10 PMA-025 PMA-026 before the gateway the payment says what it is, the fee of the plan and what is left to pay', async () => {
  const { user } = await atPayment({ amount: 1_900_000_001 })
  const plan = (await call(listPlans)).find(({ id }) => id === 1)
  await user.click(screen.getByRole('button', { name: 'پرداخت ۵۰۰٬۰۰۰٬۰۰۰ ریال' }))
  const sheet = await screen.findByRole('dialog', { name: 'تأیید پرداخت' })
  const fact = async (key: string) => (await within(sheet).findByText(key)).nextElementSibling
  expect(sheet).toHaveTextContent('۵۰۰٬۰۰۰٬۰۰۰')
  expect(sheet).toHaveTextContent('۵۰ میلیون تومان')
  expect(await fact('بابت')).toHaveTextContent('ساخت سبد رشد پویا')
  const fee = formatterFor('fa').percent(plan?.management_fee_percentage ?? Number.NaN)
  expect(await fact('کارمزد مدیریت سالانه')).toHaveTextContent(fee)
  expect(await fact('مبلغ تکمیلی، پس از امضای قرارداد')).toHaveTextContent('۱٬۴۰۰٬۰۰۰٬۰۰۱ ریال')
  expect(await fact('درگاه')).not.toBeEmptyDOMElement()
  expect(within(sheet).getByRole('button', { name: 'رفتن به درگاه' })).toBeEnabled()
})

test('PMA-042 leaving the payment leads to the overview, leaving the overview to the plan', async () => {
  const { arrow, navigation } = await atPayment()
  await pressBackArrow({ arrow })
  await screen.findByRole('heading', { name: 'مراحل ساخت سبد' })
  await pressBackArrow({ arrow })
  await waitFor(() => expect(navigation.place().pathname).toBe('/pma/1'))
})

test('F50 PMA-009 a page restored after a payment at the gateway goes on to the next stage', async () => {
  const { driver, title } = await atPayment()
  await payAtGateway(driver.newest(), 'SUCCESS')
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(title()).toBe('ریسک‌سنجی'))
})

test('PMA-024 a changed amount goes to the same flow', async () => {
  const { arrow, person, driver, user } = await atPayment()
  await pressBackArrow({ arrow })
  await user.click(await screen.findByRole('button', { name: 'تغییر مبلغ' }))
  const input = await screen.findByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' })
  expect(input).toHaveValue('۵۰۰٬۰۰۰٬۰۰۰')
  await user.clear(input)
  await user.type(input, '700000000{Enter}')
  expect(await screen.findByText('· ۷۰۰٬۰۰۰٬۰۰۰ ریال')).toBeVisible()
  const started = await requestsTo(person, '/onboarding/api/v1/start/')
  expect(started.at(-1)?.body).toMatchObject({ onb_uuid: driver.uuid, amount: 700_000_000 })
})
