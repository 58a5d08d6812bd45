import { expect, test } from '@jest/globals'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { pressBackArrow } from '@sarv/shared/testing/press-back-arrow'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { driveOnboarding } from '../../testing/onboarding-driver'
import { renderPma } from '../../testing/render-pma'

const overview = () => screen.findByRole('heading', { name: 'مراحل ساخت سبد' })
const row = (name: string) => screen.getByText(name, { selector: 'li p' }).closest('li') ?? document.body
const path = '/pma/onboarding?plan=1'

/** A person who has signed, with an amount of one payment or of two. */
async function signed(amount: number) {
  const person = await newPerson('empty')
  const driver = await driveOnboarding(person, { amount })
  await driver.pay()
  await driver.survey()
  await driver.sign()
  return renderPma({ path, person })
}

test('PMA-016 PMA-006 PMA-042 signed contracts are read-only, and the overview is left for the plan', async () => {
  const { arrow, title, navigation } = await signed(500_000_000)
  await overview()
  await userEvent.click(within(row('امضای قرارداد')).getByRole('button', { name: /نمایش/ }))
  const [first, ...others] = within(await screen.findByRole('list', { name: 'قراردادها' })).getAllByRole('button')
  for (const contract of [first, ...others]) expect(contract).toHaveTextContent('امضا شده')
  expect(screen.getByRole('region', { name: 'امضای دیجیتال' })).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'امضای قراردادها' })).toBeNull()
  await userEvent.click(first ?? document.body)
  await screen.findByRole('figure')
  await waitFor(() => expect(arrow()).toBe('none'))
  await userEvent.click(screen.getByRole('button', { name: 'بازگشت به قراردادها' }))
  await screen.findByRole('list', { name: 'قراردادها' })
  await waitFor(() => expect(arrow()).toBeInstanceOf(Function))
  await pressBackArrow({ arrow })
  await overview()
  await waitFor(() => expect(title()).toBe('سبد رشد پویا'))
  await pressBackArrow({ arrow })
  await waitFor(() => expect(navigation.place().pathname).toBe('/pma/1'))
})

test('PMA-018 PMA-014 PMA-042 an unpaid additional amount is left for the overview', async () => {
  const { arrow } = await signed(2_000_000_000)
  await screen.findByRole('heading', { name: 'مبلغ تکمیلی' })
  await pressBackArrow({ arrow })
  await overview()
  expect(row('مبلغ تکمیلی')).toHaveTextContent('در انتظار پرداخت')
  expect(screen.getByText(/^مبلغ تکمیلی هنوز پرداخت نشده است/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'مبلغ تکمیلی' }))
  expect(await screen.findByRole('button', { name: 'ثبت رسید' })).toBeDisabled()
})

test('F33 an unknown stage and status are shown by their title and can only be left', async () => {
  const person = await newPerson('empty')
  const driver = await driveOnboarding(person)
  const begun = driver.newest()
  const [first, ...others] = begun.stages
  const odd = { ...first, key: 'SELFIE', title: 'عکس سلفی', status: 'PAUSED', info_status: 'AJAR', page_info: [] }
  const body = { onboardings: [{ ...begun, current_stage: 'SELFIE', stages: [odd, ...others] }] }
  await forceResponse(person, '/onboarding/api/v1/pma-onb/', { status: 200, body })
  const { navigation } = await renderPma({ path, person })
  await overview()
  expect(row('عکس سلفی')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'بستن' }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/pma/1'))
})
