/**
 * The sandbox sends payers back to the shell's own origin only.
 * @jest-environment-options {"url": "http://localhost:3000/"}
 */

import { beforeAll, expect, test } from '@jest/globals'
import { listPlans } from '@sarv/shared/contract/plans'
import { listHouseAccounts } from '@sarv/shared/contract/pma-accounts'
import { getIncreasePayment, increasePortfolio } from '@sarv/shared/contract/pma-payment'
import { feedQuery } from '@sarv/shared/feed/feed-query'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { assetsQuery } from '@sarv/shared/queries/assets-query'
import { endPayment } from '@sarv/shared/testing/pay-at-gateway'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { replaceQueryData } from '@sarv/shared/testing/replace-query-data'
import { uploadByFetch } from '@sarv/shared/testing/upload-by-fetch'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { historyQuery } from '../history/history-queries'
import { plansQuery } from '../plans/plans-queries'
import { portfolioQuery } from '../portfolio/portfolio-queries'
import {
  amountField,
  continueButton,
  fillSlip,
  renderIncrease,
  toMethod,
  toPrepayment,
} from '../testing/increase-driver'
import { missingTexts } from '../testing/missing-texts'
import { increaseFlow } from './increase-flow'

beforeAll(uploadByFetch)

test('D-138 PMA-054 above what a card gateway takes the reason is told, and a bank slip is the only way', async () => {
  await renderIncrease()
  const reason = /درگاه کارتی در یک پرداخت تا ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال می‌پذیرد.*رسید بانکی/
  fireEvent.change(await amountField(), { target: { value: '2000000000' } })
  expect(screen.queryByText(reason)).toBeNull()
  fireEvent.change(await amountField(), { target: { value: '2000000001' } })
  expect(await screen.findByText(reason)).toBeVisible()
  await toPrepayment('2000000001')
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  expect(screen.getByRole('radio', { name: /رسید بانکی/ })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'بارگذاری رسید' }))
  expect(await screen.findByText(/^مبلغ ۲٬۰۰۰٬۰۰۰٬۰۰۱ ریال را/)).toBeVisible()
})

test('PMA-060 ERR-20 without a company account the sheet says so', async () => {
  const person = await newPerson('pma-holder')
  await forceResponse(person, '/pma/api/v1/bank_accounts/', { status: 200, body: { bank_accounts: [] } })
  await renderIncrease('', { person })
  await toPrepayment()
  await userEvent.click(screen.getByRole('button', { name: 'حساب‌های سرو' }))
  expect(await screen.findByText('حساب بانکی یافت نشد')).toBeVisible()
})

test('PMA-054 PMA-055 D-13 a slip is uploaded and submitted; its receipt has a date and no back arrow', async () => {
  const { path, arrow, back, position } = await renderIncrease()
  await toMethod()
  expect(screen.getByText(/۵۰٬۰۰۰٬۰۰۰ ریال/)).toBeVisible()
  await back()
  await screen.findByRole('heading', { name: /^افزایش موجودی/ })
  await userEvent.click(screen.getByRole('radio', { name: /رسید/ }))
  await userEvent.click(screen.getAllByRole('button', { name: /رسید/ })[0] ?? document.body)
  await screen.findByRole('textbox', { name: 'شمارهٔ پیگیری' })
  await fillSlip()
  await userEvent.click(screen.getByRole('button', { name: 'ثبت رسید' }))
  expect(await screen.findByRole('heading', { name: 'رسید با موفقیت ثبت شد' })).toBeVisible()
  const { payment: uuid = '' } = increaseFlow.parse(position()) ?? {}
  const { date } = await call(getIncreasePayment, { params: { uuid } })
  const day = formatterFor('fa').fullDate(date ?? '')
  const facts = ['۵۰٬۰۰۰٬۰۰۰', 'سبد طلای مانا', 'تاریخ', day]
  expect(missingTexts(document.body, facts)).toEqual([])
  expect(arrow()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'بستن' }))
  await waitFor(() => expect(path()).toBe('/pma'))
})

test('PMA-049 PMA-055 Back from the receipt of a slip leads to the page before, past the slip', async () => {
  const { path, navigation } = await renderIncrease()
  await toMethod()
  await fillSlip()
  await userEvent.click(screen.getByRole('button', { name: 'ثبت رسید' }))
  await screen.findByRole('heading', { name: 'رسید با موفقیت ثبت شد' })
  await act(async () => navigation.navigator.go(-1))
  await waitFor(() => expect(path()).toBe('/pma'))
})

test('PMA-055 ERR-32 a slip that is not accepted says why and can be submitted again', async () => {
  const person = await newPerson('pma-holder')
  await renderIncrease('', { person })
  await toMethod()
  await fillSlip()
  const path = '/pma/api/v1/submit/receipt/*'
  await forceResponse(person, path, { status: 400, detail: 'رسید خوانا نیست.' })
  await userEvent.click(screen.getByRole('button', { name: 'ثبت رسید' }))
  expect(await screen.findByText('رسید خوانا نیست.')).toBeVisible()
  await forceResponse(person, path, { status: 200, body: { date: '2026-11-21', status: 'FAILED' } })
  await userEvent.click(screen.getByRole('button', { name: 'ثبت رسید' }))
  expect(await screen.findByText('ثبت رسید ناموفق بود')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'شمارهٔ پیگیری' })).toHaveValue('۴۰۸۲۹۱')
  await userEvent.click(screen.getByRole('button', { name: 'ثبت رسید' }))
  expect(await screen.findByRole('heading', { name: 'رسید با موفقیت ثبت شد' })).toBeVisible()
})

test('U10 PMA-054 once confirmed a gateway gets the whole browser; back from it the payment is refetched', async () => {
  const person = await newPerson('pma-holder')
  const { position, platform } = await renderIncrease('', { person })
  await toPrepayment()
  const { payment = '' } = increaseFlow.parse(position()) ?? {}
  const { payment_methods: methods } = await call(getIncreasePayment, { params: { uuid: payment } })
  const [gateway] = methods
  expect(screen.getAllByRole('radio')[0]).toBeChecked()
  // jsdom goes no further than to a fragment of its own page.
  const near = { ...gateway, landing_url: 'http://localhost:3000/#gateway' }
  await replaceQueryData(platform.queryClient, ['pma', 'increase', payment], (known: object) => ({
    ...known,
    payment_methods: [near],
  }))
  await userEvent.click(screen.getByRole('button', { name: 'پرداخت ۵۰٬۰۰۰٬۰۰۰ ریال' }))
  const sheet = await screen.findByRole('dialog', { name: 'تأیید پرداخت' })
  expect(sheet).toHaveTextContent('۵ میلیون تومان')
  const fact = async (key: string) => (await within(sheet).findByText(key)).nextElementSibling
  expect(await fact('بابت')).toHaveTextContent('افزایش موجودی سبد طلای مانا')
  const plan = (await call(listPlans)).find(({ name }) => name === 'سبد طلای مانا')
  const fee = formatterFor('fa').percent(plan?.management_fee_percentage ?? Number.NaN)
  expect(await fact('کارمزد مدیریت سالانه')).toHaveTextContent(fee)
  expect(await fact('درگاه')).toHaveTextContent(gateway?.psp_name ?? '-')
  expect(window.location.hash).toBe('')
  await userEvent.click(within(sheet).getByRole('button', { name: 'رفتن به درگاه' }))
  expect(window.location.hash).toBe('#gateway')
  await endPayment(gateway?.landing_url, 50_000_000, 'SUCCESS')
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await screen.findByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible()
})

test('PMA-049 a payment that failed at the gateway begins again with its amount', async () => {
  const person = await newPerson('pma-holder')
  const { position } = await renderIncrease('', { person })
  await toPrepayment()
  const { payment = '' } = increaseFlow.parse(position()) ?? {}
  const { payment_methods: methods } = await call(getIncreasePayment, { params: { uuid: payment } })
  await endPayment(methods[0]?.landing_url, 50_000_000, 'FAILED')
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await screen.findByText(/^پرداخت قبلی انجام نشد/)).toBeVisible()
  expect(await amountField()).toHaveValue('۵۰٬۰۰۰٬۰۰۰')
  await userEvent.click(continueButton())
  await screen.findByRole('heading', { name: /^افزایش موجودی/ })
  expect(await requestsTo(person, increasePortfolio.path)).toHaveLength(2)
})

test('PMA-049 closing goes back in history from the payment methods and from the slip', async () => {
  const first = await renderIncrease()
  await toPrepayment()
  await userEvent.click(screen.getByRole('button', { name: 'انصراف' }))
  await waitFor(() => expect(first.path()).toBe('/pma'))
  first.unmount()
  const second = await renderIncrease()
  await toMethod()
  await userEvent.click(screen.getByRole('button', { name: 'انصراف' }))
  await waitFor(() => expect(second.path()).toBe('/pma'))
})

test('PMA-049 a reload stays at its stage, and an unknown payment begins again', async () => {
  const person = await newPerson('pma-holder')
  const first = await renderIncrease('', { person })
  await toMethod()
  const position = first.position()
  expect(position).toMatchObject({ stage: 'method' })
  first.unmount()
  const second = await renderIncrease('', { person })
  await second.go(position)
  expect(await screen.findByRole('textbox', { name: 'شمارهٔ پیگیری' })).toBeVisible()
  second.unmount()
  const stranger = await renderIncrease()
  await stranger.go(position)
  expect(await amountField()).toHaveValue('')
})

test('PMA-052 another amount after coming back is a payment of its own; the same one is reused', async () => {
  const person = await newPerson('pma-holder')
  const { back, position } = await renderIncrease('', { person })
  await toPrepayment()
  const first = increaseFlow.parse(position())?.payment
  await back()
  fireEvent.change(await amountField(), { target: { value: '60000000' } })
  await userEvent.click(continueButton())
  expect(await screen.findByRole('button', { name: 'پرداخت ۶۰٬۰۰۰٬۰۰۰ ریال' })).toBeVisible()
  expect(await requestsTo(person, increasePortfolio.path)).toHaveLength(2)
  const second = increaseFlow.parse(position())?.payment
  expect(second).not.toBe(first)
  await back()
  await amountField()
  await userEvent.click(continueButton())
  expect(await screen.findByRole('button', { name: 'پرداخت ۶۰٬۰۰۰٬۰۰۰ ریال' })).toBeVisible()
  expect(increaseFlow.parse(position())?.payment).toBe(second)
  expect(await requestsTo(person, increasePortfolio.path)).toHaveLength(2)
})

test('PMA-049 PMA-055 what an increase changes is asked for again once its slip is submitted', async () => {
  const { platform } = await renderIncrease()
  const keys: (readonly unknown[])[] = [
    portfolioQuery('PRX-1').queryKey,
    feedQuery('pma', { product: 'PORTFOLIO' }, { search: '' }).queryKey,
    historyQuery({ prx: 'PRX-1' }).queryKey,
    assetsQuery().queryKey,
  ]
  for (const queryKey of keys) platform.queryClient.setQueryData(queryKey, {})
  const invalidated = () => keys.map((queryKey) => platform.queryClient.getQueryState(queryKey)?.isInvalidated)
  await toMethod()
  await fillSlip()
  expect(invalidated()).toEqual([false, false, false, false])
  await userEvent.click(screen.getByRole('button', { name: 'ثبت رسید' }))
  await screen.findByRole('heading', { name: 'رسید با موفقیت ثبت شد' })
  await waitFor(() => expect(invalidated()).toEqual([true, true, true, true]))
  expect(platform.queryClient.getQueryState(plansQuery().queryKey)).toMatchObject({ isInvalidated: false })
})

test('PMA-055 a slip in review is asked about until the company has looked at it', async () => {
  const person = await newPerson('pma-holder')
  const { position } = await renderIncrease('', { person })
  await toMethod()
  await fillSlip()
  await userEvent.click(screen.getByRole('button', { name: 'ثبت رسید' }))
  expect(await screen.findByText('پس از بررسی رسید، مبلغ به سرمایهٔ سبد اضافه می‌شود.')).toBeVisible()
  const { payment: uuid = '' } = increaseFlow.parse(position()) ?? {}
  const looked = { ...(await call(getIncreasePayment, { params: { uuid } })), status: 'SUCCESS', date: null }
  const path = getIncreasePayment.path.replace(':uuid', uuid)
  await forceResponse(person, path, { body: looked, times: 0 })
  expect(await screen.findByText('این مبلغ به سرمایهٔ سبد اضافه شده است.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible()
  expect(screen.queryByText('تاریخ ثبت رسید')).not.toBeInTheDocument()
})

test('PMA-053 the company accounts are read when they are wanted; if that fails it is said there', async () => {
  const person = await newPerson('pma-holder')
  await renderIncrease('', { person })
  await toPrepayment()
  const { path } = listHouseAccounts
  expect(await requestsTo(person, path)).toEqual([])
  await forceResponse(person, path, { status: 400 })
  await userEvent.click(screen.getByRole('button', { name: 'حساب‌های سرو' }))
  const sheet = await screen.findByRole('dialog', { name: 'حساب‌های سرو' })
  expect(await within(sheet).findByText('حساب‌ها دریافت نشد')).toBeVisible()
  await userEvent.click(within(sheet).getByRole('button', { name: 'تلاش دوباره' }))
  expect((await within(sheet).findAllByRole('button', { name: /^کپی شبای/ })).length).toBeGreaterThan(0)
  expect(within(sheet).getAllByRole('button', { name: /^کپی شمارهٔ حساب/ }).length).toBeGreaterThan(0)
  await userEvent.click(within(sheet).getByRole('button', { name: 'بستن' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('PMA-053 PMA-055 the slip names the amount, and the company accounts open and close over it', async () => {
  const { locks } = await renderIncrease()
  await amountField()
  expect(locks()).toBe(0)
  await toMethod()
  expect(locks()).toBe(1)
  expect(screen.getByText(/^مبلغ ۵۰٬۰۰۰٬۰۰۰ ریال را به یکی از حساب‌های سرو واریز کنید/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'حساب‌های سرو' }))
  const sheet = await screen.findByRole('dialog', { name: 'حساب‌های سرو' })
  await userEvent.click(within(sheet).getByRole('button', { name: 'بستن' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('PMA-049 where the payment cannot be read the stage says so, and a retry brings it', async () => {
  const person = await newPerson('pma-holder')
  const first = await renderIncrease('', { person })
  await toPrepayment()
  const position = first.position()
  // A request that is under way yet would be the one that fails.
  await waitFor(() => expect(first.platform.queryClient.isFetching()).toBe(0))
  first.unmount()
  const { payment: uuid = '' } = increaseFlow.parse(position) ?? {}
  const path = getIncreasePayment.path.replace(':uuid', uuid)
  await forceResponse(person, path, { status: 400, detail: 'پرداخت در دسترس نیست.' })
  const { go } = await renderIncrease('', { person })
  await go(position)
  expect(await screen.findByText('پرداخت در دسترس نیست.')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByRole('heading', { name: /^افزایش موجودی/ })).toBeVisible()
})
