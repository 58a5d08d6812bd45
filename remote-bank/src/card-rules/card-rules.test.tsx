import { expect, test } from '@jest/globals'
import { getBankOnboarding, inquireCardLimit } from '@sarv/shared/contract/bank-onboarding'
import { getUserFund } from '@sarv/shared/contract/funds'
import { startOnboarding } from '@sarv/shared/contract/onboarding'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { press } from '../testing/press'
import { renderBank } from '../testing/render-bank'

async function limited() {
  localStorage.clear()
  const person = await newPerson('limit-amount')
  const page = await renderBank({ path: '/bank/onboarding', person })
  const drawer = await screen.findByRole('dialog', { name: 'قوانین کارت' })
  return { ...page, person, drawer }
}

test('BNK-032 ERR-05 with too little in the fund the drawer opens, no alert; closing leads to the card', async () => {
  const { alerts, navigation } = await limited()
  expect(alerts).toEqual([])
  await press('بستن')
  await waitFor(() => expect(navigation.place().pathname).toBe('/card'))
})

test('BNK-032 ERR-05 too little in the fund as the response of the start opens the drawer too', async () => {
  const person = await newPerson('card-required')
  const { alerts, navigation } = await renderBank({ path: '/bank/onboarding', person })
  await userEvent.click(await screen.findByRole('checkbox'))
  const body = { detail: 'LIMIT_AMOUNT' }
  await forceResponse(person, getBankOnboarding.path, { status: 400, body })
  await forceResponse(person, startOnboarding.path, { status: 400, body })
  await press('شروع')
  expect(await screen.findByRole('dialog', { name: 'قوانین کارت' })).toBeVisible()
  expect(alerts).toEqual([])
  await press('بستن')
  await waitFor(() => expect(navigation.place().pathname).toBe('/card'))
})

test('BNK-033 BNK-039 the drawer says what lies there, what has to, what is missing, and the units held', async () => {
  const { person, drawer } = await limited()
  expect(await screen.findByText(/واحد دارید/)).toBeVisible()
  expect(await screen.findByText('باقی‌مانده')).toBeVisible()
  const [inquiry] = await requestsTo(person, inquireCardLimit.path)
  expect(inquiry?.body).toEqual({ onb_type: 'BANK', destination_type: 'MIDDLE_EAST' })
  expect(await requestsTo(person, getUserFund.path.replace(':id', '12180'))).toHaveLength(1)
  const facts = [...drawer.querySelectorAll('dl > div')].map((row) => row.textContent)
  expect(facts).toEqual([
    expect.stringMatching(/^حداقل دارایی لازم۵۰٬۰۰۰٬۰۰۰/),
    expect.stringMatching(/^دارایی شما[۰-۹٬]+/),
    expect.stringMatching(/^باقی‌مانده[۰-۹٬]+/),
  ])
})

test('BNK-033 an inquiry that fails offers one retry in the drawer', async () => {
  const person = await newPerson('limit-amount')
  await forceResponse(person, inquireCardLimit.path, { status: 400, detail: 'اکنون نمی‌شود.' })
  await renderBank({ path: '/bank/onboarding', person })
  await press('تلاش دوباره')
  expect(await screen.findByText('باقی‌مانده')).toBeVisible()
})

test.each([
  [/^مشاهدهٔ صندوق/, '/funds/12180'],
  [/^سرمایه‌گذاری سریع/, '/fast-invest'],
])('BNK-034 D-46 «%s» leads to %s with the mark of a purchase for the card, and sets no flag', async (name, path) => {
  const { navigation } = await limited()
  await press(name)
  await waitFor(() => expect(navigation.place()).toMatchObject({ pathname: path, search: '?limit=card' }))
  expect(localStorage.getItem('bank_limit_receipt')).toBeNull()
})

test('BNK-035 the voucher row opens its drawer; an empty code cannot be sent', async () => {
  await limited()
  await press(/^کد هدیه دارم/)
  expect(await screen.findByRole('dialog', { name: 'کد هدیه دارم' })).toBeVisible()
  expect(await screen.findByRole('textbox')).toBeVisible()
  expect(screen.getByRole('button', { name: /^ثبت|^ارسال|^استفاده|^دریافت/ })).toBeDisabled()
  await press('بستن')
  expect(await screen.findByRole('dialog', { name: 'قوانین کارت' })).toBeVisible()
})

test('BNK-035 BNK-037 D-170 after a voucher of the drawer the receipt leads on to the request', async () => {
  const { navigation } = await limited()
  await press(/^کد هدیه دارم/)
  await userEvent.type(await screen.findByRole('textbox'), 'SARV50')
  await press('ثبت کد')
  await userEvent.click(await screen.findByRole('link', { name: 'ادامهٔ درخواست کارت' }))
  expect(navigation.place().pathname).toBe('/bank/onboarding')
})
