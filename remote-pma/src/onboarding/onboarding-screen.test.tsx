import { expect, test } from '@jest/globals'
import { newPerson } from '@sarv/shared/testing/people'
import { pressBackArrow } from '@sarv/shared/testing/press-back-arrow'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { completeSurvey, driveOnboarding } from '../testing/onboarding-driver'
import { renderPma } from '../testing/render-pma'

const path = '/pma/onboarding'
const amount = () => screen.findByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' })
const overview = () => screen.findByRole('heading', { name: 'مراحل ساخت سبد' })

test.each([[undefined], [{ plan_id: 'x', onb_uuid: 4 }]])(
  'PMA-008 without a plan, with %j in storage, it leads to the plans',
  async (pma) => {
    const person = await newPerson('empty')
    const { navigation } = await renderPma({ path, person, kept: pma === undefined ? {} : { pma } })
    await waitFor(() => expect(navigation.place().pathname).toBe('/pma'))
  },
)

test('PMA-006 while it loads there is no back arrow', async () => {
  const person = await newPerson('empty')
  const { arrow } = await renderPma({ path: `${path}?plan=1`, person })
  expect(arrow()).toBe('none')
  await amount()
  expect(arrow()).toBeInstanceOf(Function)
})

test('PMA-009 PMA-048 a reload resumes at its stage, without a plan in the URL', async () => {
  const person = await newPerson('empty')
  const user = userEvent.setup()
  const first = await renderPma({ path: `${path}?plan=3`, person })
  await user.type(await amount(), '200000000{Enter}')
  await overview()
  await user.click(screen.getByRole('checkbox', { name: /قوانین و مقررات/ }))
  await user.click(screen.getByRole('button', { name: 'شروع' }))
  await screen.findByRole('radiogroup', { name: 'پرداخت از طریق' })
  const kept = Object.fromEntries(first.kept)
  first.unmount()
  const second = await renderPma({ path, person, kept })
  expect(await screen.findByRole('radiogroup', { name: 'پرداخت از طریق' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'سبد طلای مانا' })).toBeVisible()
  second.unmount()
})

test('D-121: an onboarding left before the terms comes back to their tick, and pays after it', async () => {
  const person = await newPerson('empty')
  const driver = await driveOnboarding(person, { accepts: false })
  const { arrow } = await renderPma({ path: `${path}?plan=1`, person })
  await overview()
  const start = screen.getByRole('button', { name: 'شروع' })
  expect(start).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: /قوانین و مقررات/ }))
  await userEvent.click(start)
  await screen.findByRole('radiogroup', { name: 'پرداخت از طریق' })
  const fields = (await driver.read()).stages[0]?.fields
  expect(fields?.find(({ key }) => key === 'accepted_rules')?.value).toEqual(expect.any(String))
  await pressBackArrow({ arrow })
  await overview()
  const terms = screen.getByRole('checkbox', { name: /قوانین و مقررات/ })
  expect([terms, terms]).toEqual([
    expect.objectContaining({ checked: true }),
    expect.objectContaining({ disabled: true }),
  ])
})

test('D-122: a plan above the measured risk is started after its warning is accepted', async () => {
  const person = await newPerson('empty')
  await completeSurvey(person, 60)
  const driver = await driveOnboarding(person, { accepts: false })
  await renderPma({ path: `${path}?plan=1`, person })
  expect(await screen.findByText(/^این سبد پرریسک است/)).toHaveTextContent('ریسک‌پذیری متوسط')
  await userEvent.click(screen.getByRole('checkbox', { name: /قوانین و مقررات/ }))
  expect(screen.getByRole('button', { name: 'شروع' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: /هشدار/ }))
  await userEvent.click(screen.getByRole('button', { name: 'شروع' }))
  await screen.findByRole('radiogroup', { name: 'پرداخت از طریق' })
  const fields = (await driver.read()).stages[0]?.fields
  expect(fields?.find(({ key }) => key === 'accepted_risk')?.value).toEqual(expect.any(Number))
})

test('PMA-031 the page is titled by the result of the survey, and by the survey before there is one', async () => {
  const person = await newPerson('empty')
  const driver = await driveOnboarding(person)
  await driver.pay()
  const asked = await renderPma({ path: `${path}?plan=1`, person })
  await screen.findByText('سؤال ۱ از ۹')
  expect(asked.title()).toBe('ریسک‌سنجی')
  asked.unmount()
  await completeSurvey(person, 60)
  const { title } = await renderPma({ path: `${path}?plan=1`, person })
  await screen.findByRole('figure')
  expect(title()).toBe('نتیجهٔ ریسک‌سنجی')
})

test('PMA-009 PMA-048 another device resumes at the stage of the server', async () => {
  const person = await newPerson('empty')
  const driver = await driveOnboarding(person)
  await driver.pay()
  const { title, kept } = await renderPma({ path: `${path}?plan=1`, person })
  await waitFor(() => expect(title()).toBe('ریسک‌سنجی'))
  await waitFor(() => expect(kept.get('pma')).toEqual({ plan_id: 1, onb_uuid: driver.uuid }))
})

test('PMA-009 a remembered flow of another person is ignored, and the own one is resumed and remembered', async () => {
  const other = await driveOnboarding(await newPerson('empty'), { amount: 900_000_000 })
  const person = await newPerson('empty')
  const kept = { pma: { plan_id: 1, onb_uuid: other.uuid } }
  const first = await renderPma({ path, person, kept })
  expect(await amount()).toHaveValue('')
  first.unmount()
  const own = await driveOnboarding(person, { amount: 600_000_000 })
  const second = await renderPma({ path, person, kept })
  expect(await screen.findByRole('button', { name: 'پرداخت ۶۰۰٬۰۰۰٬۰۰۰ ریال' })).toBeVisible()
  await waitFor(() => expect(second.kept.get('pma')).toEqual({ plan_id: 1, onb_uuid: own.uuid }))
})

test('PMA-009 PMA-048 of two open flows the one of the plan in the URL is resumed', async () => {
  const person = await newPerson('empty')
  await driveOnboarding(person, { plan: 1, amount: 500_000_000 })
  const gold = await driveOnboarding(person, { plan: 3, amount: 700_000_000 })
  await driveOnboarding(person, { plan: 2, amount: 600_000_000 })
  const { kept } = await renderPma({ path: `${path}?plan=3`, person })
  expect(await screen.findByRole('button', { name: 'پرداخت ۷۰۰٬۰۰۰٬۰۰۰ ریال' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'سبد طلای مانا' })).toBeVisible()
  await waitFor(() => expect(kept.get('pma')).toEqual({ plan_id: 3, onb_uuid: gold.uuid }))
})

test('PMA-042 leaving the amount leads to the plan, leaving the survey to the refetched stages', async () => {
  const person = await newPerson('empty')
  const first = await renderPma({ path: `${path}?plan=1`, person })
  await amount()
  await pressBackArrow(first)
  await waitFor(() => expect(first.navigation.place().pathname).toBe('/pma/1'))
  first.unmount()

  const driver = await driveOnboarding(person)
  await driver.pay()
  const { arrow, title } = await renderPma({ path: `${path}?plan=1`, person })
  await waitFor(() => expect(title()).toBe('ریسک‌سنجی'))
  await waitFor(() => expect(arrow()).toBeInstanceOf(Function))
  await pressBackArrow({ arrow })
  await overview()
  expect(screen.getByRole('button', { name: 'ادامه' })).toBeEnabled()
})
