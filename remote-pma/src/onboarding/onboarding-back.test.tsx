import { expect, test } from '@jest/globals'
import type { MountedRemote } from '@sarv/shared/testing/mount-remote'
import { newPerson } from '@sarv/shared/testing/people'
import { pressBackArrow } from '@sarv/shared/testing/press-back-arrow'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { driveOnboarding } from '../testing/onboarding-driver'
import { renderPma } from '../testing/render-pma'

const path = '/pma/onboarding'
const overview = () => screen.findByRole('heading', { name: 'مراحل ساخت سبد' })
const methods = () => screen.findByRole('radiogroup', { name: 'پرداخت از طریق' })
const slip = () => screen.findByRole('textbox', { name: 'شمارهٔ پیگیری' })
const contracts = () => screen.findByRole('list', { name: 'قراردادها' })
const contract = () => screen.findByRole('button', { name: 'بازگشت به قراردادها' })

/** Presses the browser's Back or Forward button. */
const browserGo = ({ navigation }: MountedRemote, steps: 1 | -1) => act(async () => navigation.navigator.go(steps))

/** Renders the plan and navigates to its onboarding, as a person does. */
async function fromPlan(person: Awaited<ReturnType<typeof newPerson>>) {
  const rendered = await renderPma({ path: '/pma/1', person })
  await act(async () => rendered.navigation.navigate(`${path}?plan=1`))
  return rendered
}

async function chooseSlip() {
  await userEvent.click(screen.getByRole('radio', { name: /رسید/ }))
  await userEvent.click(screen.getByRole('button', { name: /رسید/ }))
}

test('PMA-007 PMA-042 the browser’s Back leads as the arrow does: slip, methods, stages, plan', async () => {
  const person = await newPerson('empty')
  await driveOnboarding(person)
  const rendered = await fromPlan(person)
  await methods()
  await chooseSlip()
  await slip()
  await browserGo(rendered, -1)
  await methods()
  await browserGo(rendered, 1)
  await slip()
  await pressBackArrow(rendered)
  await methods()
  await browserGo(rendered, -1)
  await overview()
  expect(rendered.navigation.place().pathname).toBe(path)
  await browserGo(rendered, -1)
  await waitFor(() => expect(rendered.navigation.place().pathname).toBe('/pma/1'))
})

test('PMA-007 PMA-042 Back closes a contract, also after a reload, then leads to the stages', async () => {
  const person = await newPerson('empty')
  const driver = await driveOnboarding(person)
  await driver.pay()
  await driver.survey()
  const rendered = await fromPlan(person)
  const [first] = within(await contracts()).getAllByRole('button')
  await userEvent.click(first ?? document.body)
  await contract()
  await browserGo(rendered, -1)
  await contracts()
  await browserGo(rendered, 1)
  await contract()
  await waitFor(() => expect(rendered.arrow()).toBe('none'))
  const { state } = rendered.navigation.place()
  rendered.unmount()

  const again = await renderPma({ path: '/pma/1', person })
  await act(async () => again.navigation.navigate(`${path}?plan=1`, { state }))
  await contract()
  again.unmount()

  const third = await fromPlan(person)
  await contracts()
  await driver.sign()
  await browserGo(third, -1)
  await overview()
  expect(await screen.findByText('در انتظار تأیید')).toBeVisible()
  await pressBackArrow(third)
  await waitFor(() => expect(third.navigation.place().pathname).toBe('/pma/1'))
})

test('PMA-042 Back from the survey skips a payment that was made meanwhile', async () => {
  const person = await newPerson('empty')
  const driver = await driveOnboarding(person)
  const rendered = await fromPlan(person)
  await methods()
  await driver.pay()
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(rendered.title()).toBe('ریسک‌سنجی'))
  await browserGo(rendered, -1)
  await overview()
  await browserGo(rendered, 1)
  await waitFor(() => expect(rendered.title()).toBe('ریسک‌سنجی'))
})
