import { expect, test } from '@jest/globals'
import type { MountedRemote } from '@sarv/shared/testing/mount-remote'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPma, somebody } from '../open-pma'
import { goBack, walk } from '../testing/pma-walk'

const path = '/pma/onboarding'
const overview = () => screen.findByRole('heading', { name: 'مراحل ساخت دارایی' })
const ways = () => screen.findByRole('radiogroup', { name: 'پرداخت از طریق' })
const slip = () => screen.findByRole('textbox', { name: 'شماره پیگیری' })
const papers = () => screen.findByRole('list', { name: 'قراردادها' })
const paper = () => screen.findByRole('button', { name: 'بازگشت به قراردادها' })

/** The browser's own buttons. */
const browser = ({ navigation }: MountedRemote, steps: 1 | -1) => act(async () => navigation.navigator.go(steps))

/** From the page of the plan, as people come. */
async function fromPlan(person: Awaited<ReturnType<typeof somebody>>) {
  const opened = await openPma({ path: '/pma/1', person })
  await act(async () => opened.navigation.navigate(`${path}?plan=1`))
  return opened
}

async function chooseSlip() {
  await userEvent.click(screen.getByRole('radio', { name: /رسید/ }))
  await userEvent.click(screen.getByRole('button', { name: /رسید/ }))
}

test('PMA-007 PMA-042 the browser’s Back leads as the arrow does: slip, ways to pay, stages, plan', async () => {
  const person = await somebody('empty')
  await walk(person)
  const opened = await fromPlan(person)
  await ways()
  await chooseSlip()
  await slip()
  await browser(opened, -1)
  await ways()
  await browser(opened, 1)
  await slip()
  await goBack(opened.arrow)
  await ways()
  await browser(opened, -1)
  await overview()
  expect(opened.navigation.place().pathname).toBe(path)
  await browser(opened, -1)
  await waitFor(() => expect(opened.navigation.place().pathname).toBe('/pma/1'))
})

test('PMA-007 PMA-042 Back closes a contract, then leads to the stages as they are by now; a contract outlives a reload', async () => {
  const person = await somebody('empty')
  const onTheWay = await walk(person)
  await onTheWay.pay()
  await onTheWay.survey()
  const opened = await fromPlan(person)
  const [first] = within(await papers()).getAllByRole('button')
  await userEvent.click(first ?? document.body)
  await paper()
  await browser(opened, -1)
  await papers()
  await browser(opened, 1)
  await paper()
  await waitFor(() => expect(opened.arrow()).toBe('none'))
  const { state } = opened.navigation.place()
  opened.unmount()

  const again = await openPma({ path: '/pma/1', person })
  await act(async () => again.navigation.navigate(`${path}?plan=1`, { state }))
  await paper()
  again.unmount()

  const third = await fromPlan(person)
  await papers()
  await onTheWay.sign()
  await browser(third, -1)
  await overview()
  expect(await screen.findByText('در انتظار تایید')).toBeVisible()
  await goBack(third.arrow)
  await waitFor(() => expect(third.navigation.place().pathname).toBe('/pma/1'))
})

test('PMA-042 what was paid meanwhile is passed over: Back from the survey leads to the stages, not to the payment', async () => {
  const person = await somebody('empty')
  const onTheWay = await walk(person)
  const opened = await fromPlan(person)
  await ways()
  await onTheWay.pay()
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(opened.title()).toBe('ریسک‌سنجی'))
  await browser(opened, -1)
  await overview()
  await browser(opened, 1)
  await waitFor(() => expect(opened.title()).toBe('ریسک‌سنجی'))
})
