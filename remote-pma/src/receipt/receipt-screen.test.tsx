import { expect, test } from '@jest/globals'
import { listUserPortfolios } from '@sarv/shared/contract/plans'
import { findPmaPaymentByTrace, increasePortfolio } from '@sarv/shared/contract/pma-payment'
import { formatterFor } from '@sarv/shared/format/format'
import { otherDevice } from '@sarv/shared/testing/other-device'
import { endPayment, payAtGateway } from '@sarv/shared/testing/pay-at-gateway'
import { newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { missingTexts } from '../testing/missing-texts'
import { driveOnboarding } from '../testing/onboarding-driver'
import { renderPma } from '../testing/render-pma'

const persian = formatterFor('fa')
const button = (name: string) => screen.findByRole('button', { name })
const unknown = 'این رسید در سوابق شما یافت نشد'
const forged = (more = '') =>
  `/pma/receipt?status=SUCCESS&amount=9&date=2026-11-21&time=10:00:00&trace_no=4829103755${more}`

async function afterGateway(kind: 'empty' | 'investor', result: 'SUCCESS' | 'FAILED') {
  const person = await newPerson(kind)
  const driver = await driveOnboarding(person, { amount: 600_000_000 })
  const path = await payAtGateway(driver.newest(), result)
  const opened = await renderPma({ path, person, kept: { pma: { plan_id: 1, onb_uuid: driver.uuid } } })
  return { ...opened, person, driver, path, user: userEvent.setup() }
}

test('PMA-040 ERR-33 after a payment closing resumes the onboarding of a person without a portfolio', async () => {
  const { user, navigation, path, kept, title, driver, tracked } = await afterGateway('empty', 'SUCCESS')
  expect(await screen.findByText('پرداخت شما با موفقیت انجام شد.')).toBeVisible()
  expect(screen.getByText('۶۰۰٬۰۰۰٬۰۰۰')).toBeVisible()
  expect(document.body).toHaveTextContent('ساخت سبد')
  const trace = new URLSearchParams(path.split('?')[1]).get('trace_no')
  const known = await driver.api.call(findPmaPaymentByTrace, { params: { traceNo: trace ?? '' } })
  const day = persian.fullDate(known.date)
  const facts = [
    '۶۰۰٬۰۰۰٬۰۰۰',
    'ساخت سبد',
    day,
    persian.digits(known.time.slice(0, 5)),
    persian.digits(known.trace_no ?? ''),
  ]
  expect(missingTexts(document.body, facts)).toEqual([])
  expect(tracked).toContainEqual({ event: 'receipt_viewed', facts: { is_successful: true } })
  await user.click(await button('ادامهٔ ساخت سبد'))
  await waitFor(() => expect(navigation.place()).toMatchObject({ pathname: '/pma/onboarding', search: '?plan=1' }))
  await waitFor(() => expect(title()).toBe('ریسک‌سنجی'))
  expect(kept.get('pma')).toEqual({ plan_id: 1, onb_uuid: driver.uuid, receipt: { status: 'SUCCESS', trace } })
})

test('PMA-040 ERR-33 D-124 a failed payment says what it was for, and paying again leads to the methods', async () => {
  const { user, navigation } = await afterGateway('empty', 'FAILED')
  expect(await screen.findByText('کاربر گرامی پرداخت شما ناموفق بود.')).toBeVisible()
  expect(screen.queryByText(unknown)).toBeNull()
  await waitFor(() => expect(screen.getByText('بابت').nextElementSibling).toHaveTextContent('ساخت سبد'))
  await user.click(await button('پرداخت دوباره'))
  await waitFor(() => expect(navigation.place()).toMatchObject({ pathname: '/pma/onboarding', search: '?plan=1' }))
  expect(await screen.findByText(/^پرداخت قبلی ناموفق بود/)).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: 'پرداخت از طریق' })).toBeVisible()
})

test('PMA-040 for a person with a portfolio closing leads to it, and resuming is offered too', async () => {
  const { user, navigation } = await afterGateway('investor', 'SUCCESS')
  expect(await button('ادامهٔ ساخت سبد')).toBeVisible()
  await user.click(await button('دیدن سبد'))
  await waitFor(() => expect(navigation.place().pathname).toMatch(/^\/user-pma\/PRX-\d+$/))
})

/** The receipt of an increase of the second of two portfolios. */
async function afterIncrease(result: 'SUCCESS' | 'FAILED') {
  const person = await newPerson('investor')
  const { api } = await otherDevice(person)
  const [, second] = await api.call(listUserPortfolios)
  const prx = second?.prx ?? ''
  const body = { prx, amount: 50_000_000, accepted_rules: true }
  const payment = await api.call(increasePortfolio, { body, idempotencyKey: crypto.randomUUID() })
  const path = await endPayment(payment.payment_methods[0]?.landing_url, 50_000_000, result)
  return { prx, payment, ...(await renderPma({ path, person })) }
}

test('PMA-040 D-140 after an increase the receipt says who paid, and closing leads to the increased portfolio, the second of two', async () => {
  const { prx, payment, navigation } = await afterIncrease('SUCCESS')
  expect(await screen.findByText('پرداخت شما با موفقیت انجام شد.')).toBeVisible()
  expect(document.body).toHaveTextContent('افزایش موجودی سبد')
  const payer = (await screen.findByText('پرداخت‌کننده')).nextElementSibling
  expect(payer).toHaveTextContent(payment.payer_name)
  expect(screen.getByText('درگاه').nextElementSibling).toHaveTextContent(payment.payment_methods[0]?.psp_name ?? '-')
  expect(screen.getByText('کد سبد').nextElementSibling).toHaveTextContent(persian.digits(prx))
  await userEvent.click(await button('دیدن سبد'))
  await waitFor(() => expect(navigation.place().pathname).toBe(`/user-pma/${prx}`))
})

test.each(['دیدن سبد', 'پرداخت دوباره'])(
  'PMA-040 D-124 an increase that failed leads to that portfolio or to the same amount again: %s',
  async (label) => {
    const { prx, navigation } = await afterIncrease('FAILED')
    expect(await screen.findByText('کاربر گرامی پرداخت شما ناموفق بود.')).toBeVisible()
    await waitFor(() => expect(screen.getByText('بابت').nextElementSibling).toHaveTextContent('افزایش موجودی سبد'))
    expect(screen.getByText('درگاه').nextElementSibling).toHaveTextContent('نگین پرداخت')
    await userEvent.click(await button(label))
    if (label === 'دیدن سبد') {
      await waitFor(() => expect(navigation.place().pathname).toBe(`/user-pma/${prx}`))
    } else {
      expect(await screen.findByRole('textbox', { name: 'مبلغ افزایش' })).toHaveValue('۵۰٬۰۰۰٬۰۰۰')
      expect(navigation.place().search).toBe(`?prx=${prx}`)
    }
  },
)

test('D-29 T9 a success that the server does not know is not confirmed, whatever the URL says', async () => {
  await renderPma({ path: forged('&more=<script>alert(1)</script>'), person: await newPerson('empty') })
  expect(await screen.findByText(unknown)).toBeVisible()
  expect(screen.queryByText('پرداخت شما با موفقیت انجام شد.')).toBeNull()
  expect(screen.getByRole('heading', { name: 'رسید تأیید نشد' })).toBeVisible()
})

test("D-29 the server's facts replace those of the URL, and others' payments are unknown", async () => {
  const person = await newPerson('empty')
  const path = await payAtGateway((await driveOnboarding(person, { amount: 600_000_000 })).newest(), 'SUCCESS')
  const lie = path.replace('amount=600000000', 'amount=999999999').replace('SUCCESS', 'FAILED')
  const own = await renderPma({ path: lie, person })
  expect(await screen.findByText('پرداخت شما با موفقیت انجام شد.')).toBeVisible()
  expect(document.body).toHaveTextContent('۶۰۰٬۰۰۰٬۰۰۰')
  own.unmount()
  await renderPma({ path, person: await newPerson('empty') })
  expect(await screen.findByText(unknown)).toBeVisible()
})
