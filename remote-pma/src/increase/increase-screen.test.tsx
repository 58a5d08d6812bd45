/**
 * The sandbox sends payers back to the shell's own origin only.
 * @jest-environment-options {"url": "http://localhost:3000/"}
 */
import { beforeAll, expect, test } from '@jest/globals'
import { listUserPortfolios } from '@sarv/shared/contract/plans'
import { increasePortfolio } from '@sarv/shared/contract/pma-payment'
import { call } from '@sarv/shared/platform'
import { control } from '@sarv/shared/testing/control'
import { uploadByFetch } from '@sarv/shared/testing/upload-by-fetch'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  acceptTerms,
  amountField,
  continueButton,
  countIncreaseRequests,
  inbox,
  newPerson,
  renderIncrease,
  toMethod,
  toPrepayment,
} from '../testing/increase-driver'

beforeAll(uploadByFetch)

test('PMA-051 VAL-15 without an amount above zero and the terms nothing can be requested', async () => {
  await renderIncrease()
  const field = await amountField()
  expect(continueButton()).toBeDisabled()
  await acceptTerms()
  expect(continueButton()).toBeDisabled()
  for (const text of ['0', '000', '1e6', '-5', '']) {
    fireEvent.change(field, { target: { value: text } })
    expect(continueButton()).toBeDisabled()
  }
  fireEvent.change(field, { target: { value: '۱۰۰۰۰' } })
  expect(field).toHaveValue('۱۰٬۰۰۰')
  expect(continueButton()).toBeEnabled()
  fireEvent.change(field, { target: { value: '1234567890123456' } })
  expect(field).toHaveValue('۱۰٬۰۰۰')
  await userEvent.click(screen.getByRole('radio', { name: /۵۰/ }))
  expect(field).toHaveValue('۵۰۰٬۰۰۰٬۰۰۰')
  expect(screen.getByText('افزایش موجودی چگونه انجام می‌شود؟')).toBeVisible()
  await acceptTerms()
  expect(continueButton()).toBeDisabled()
})

test('PMA-049 PMA-052 PMA-061 from the amount to the methods and back: one payment is requested', async () => {
  const { person, back, arrow, path } = await renderIncrease()
  await toPrepayment()
  expect(
    screen.getByText(/فقط با کارت یا حساب .+ پرداخت کنید. شماره موبایل شما هم باید به نام خودتان باشد/),
  ).toBeVisible()
  await back()
  expect(await amountField()).toHaveValue('۵۰٬۰۰۰٬۰۰۰')
  await userEvent.click(continueButton())
  await screen.findByRole('heading', { name: /^افزایش موجودی/ })
  expect(await countIncreaseRequests(person)).toBe(1)
  expect(arrow()).toBe(true)
  await back()
  await amountField()
  await back()
  await waitFor(() => expect(path()).toBe('/pma'))
})

test('PMA-049 the browser’s Back leads one stage back, at the amount to the page before', async () => {
  const { navigation, path } = await renderIncrease()
  const browserBack = () => act(async () => navigation.navigator.go(-1))
  await toMethod()
  await browserBack()
  await screen.findByRole('heading', { name: /^افزایش موجودی/ })
  await browserBack()
  expect(await amountField()).toHaveValue('۵۰٬۰۰۰٬۰۰۰')
  await browserBack()
  await waitFor(() => expect(path()).toBe('/pma'))
})

test('PMA-052 many presses request one payment; an error leaves the form as it was', async () => {
  const person = await newPerson()
  const { alerts } = await renderIncrease('', { person })
  fireEvent.change(await amountField(), { target: { value: '۷۵۰۰۰۰۰۰' } })
  await acceptTerms()
  await control(inbox, 'force', {
    path: increasePortfolio.path,
    status: 400,
    detail: 'مبلغ پذیرفته نشد.',
    sub: person.sub,
  })
  await userEvent.click(continueButton())
  await waitFor(() => expect(alerts).toEqual(['مبلغ پذیرفته نشد.']))
  expect(await amountField()).toHaveValue('۷۵٬۰۰۰٬۰۰۰')
  const form = continueButton().closest('form')
  if (!form) throw new Error('no form')
  for (let press = 0; press < 5; press++) fireEvent.submit(form)
  await screen.findByRole('heading', { name: /^افزایش موجودی/ })
  expect(await countIncreaseRequests(person)).toBe(2)
})

test('PMA-050 without a portfolio, or with another person’s, it goes back in history', async () => {
  const nobody = await renderIncrease('', { person: await newPerson('empty') })
  await waitFor(() => expect(nobody.path()).toBe('/pma'))
  nobody.unmount()
  const wrong = await renderIncrease('?prx=PRX-1')
  await waitFor(() => expect(wrong.path()).toBe('/pma'))
})

test('PMA-052 of several portfolios the chosen one is increased', async () => {
  const { navigation, position } = await renderIncrease('', { person: await newPerson('investor') })
  await amountField()
  fireEvent.change(await amountField(), { target: { value: '1000' } })
  await acceptTerms()
  expect(continueButton()).toBeDisabled()
  const [first] = await call(listUserPortfolios)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'سبد' }), first?.prx ?? '')
  expect(navigation.place().search).toBe(`?prx=${first?.prx}`)
  expect(await amountField()).toHaveValue('۱٬۰۰۰')
  await userEvent.click(continueButton())
  expect(await screen.findByRole('heading', { name: `افزایش موجودی ${first?.plan_name}` })).toBeVisible()
  expect(position()).toMatchObject({ stage: 'prepayment' })
})

test('PMA-050 portfolios that fail to load say so, and a retry loads them', async () => {
  const person = await newPerson()
  await control(inbox, 'force', {
    path: listUserPortfolios.path,
    status: 400,
    detail: 'سبدها در دسترس نیستند.',
    sub: person.sub,
  })
  await renderIncrease('', { person })
  expect(await screen.findByRole('alert')).toHaveTextContent('سبدها در دسترس نیستند.')
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await amountField()).toBeVisible()
})

test('PMA-049 the screen reads in English too', async () => {
  await renderIncrease('', { language: 'en' })
  expect(await screen.findByRole('textbox', { name: 'Amount to add' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
})
