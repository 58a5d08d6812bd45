import { expect } from '@jest/globals'
import type { HeaderOptions } from '@sarv/shared/platform'
import { parseFlowEntry, stateOf } from '@sarv/shared/stages/flow-entry'
import { type MountOptions, mountRemote } from '@sarv/shared/testing/mount-remote'
import { newPerson } from '@sarv/shared/testing/people'
import { sampleFiles } from '@sarv/shared/testing/sample-files'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { IncreaseScreen } from '../increase/increase-screen'

const address = '/pma/inventory-increase'
const dictionaries = { fa, en: async () => ({ default: en }) }
const screens = [
  { path: address, screen: IncreaseScreen },
  { path: '/pma', screen: () => <p>پیش از آن</p> },
]

/**
 * Renders the screen with a page before it in the history; `back` and `arrow` read the header options that it set last.
 */
export async function renderIncrease(query = '', more: Partial<MountOptions> = {}) {
  const person = more.person ?? (await newPerson('pma-holder'))
  const mounted = await mountRemote({ name: 'pma', screens, dictionaries }, { path: '/pma', ...more, person })
  const header: HeaderOptions[] = []
  const { set } = mounted.platform.header
  Object.assign(mounted.platform.header, {
    set(options: HeaderOptions) {
      header.push(options)
      return set(options)
    },
  })
  const go = (position?: unknown) => {
    const state = position === undefined ? undefined : stateOf('increase', { depth: 0, place: position })
    return act(async () => mounted.platform.navigation.navigate(`${address}${query}`, { state }))
  }
  await go()
  return {
    ...mounted,
    go,
    back: () => act(async () => header.at(-1)?.onBack?.()),
    arrow: () => header.at(-1)?.withoutBack !== true,
    path: () => mounted.navigation.place().pathname,
    position: () => parseFlowEntry(mounted.navigation.place().state, 'increase')?.place,
  }
}

export const amountField = () => screen.findByRole('textbox', { name: 'مبلغ افزایش' })
export const continueButton = () => screen.getByRole('button', { name: 'ادامه' })
export const acceptTerms = () => userEvent.click(screen.getByRole('checkbox'))

export async function toPrepayment(amount = '50000000') {
  fireEvent.change(await amountField(), { target: { value: amount } })
  await acceptTerms()
  await userEvent.click(continueButton())
  return screen.findByRole('heading', { name: /^افزایش موجودی/ })
}

export async function toMethod() {
  await toPrepayment()
  await userEvent.click(screen.getByRole('radio', { name: /رسید/ }))
  const [button] = screen.getAllByRole('button', { name: /رسید/ })
  await userEvent.click(button ?? document.body)
  return screen.findByRole('textbox', { name: 'شمارهٔ پیگیری' })
}

export async function fillSlip() {
  fireEvent.change(screen.getByRole('textbox', { name: 'شمارهٔ پیگیری' }), { target: { value: '۴۰۸۲۹۱' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'شمارهٔ حساب واریزکننده' }), { target: { value: '۰۲۰۳۴۵۶۷۸۹' } })
  await userEvent.click(screen.getByRole('button', { name: /^تاریخ واریز/ }))
  await userEvent.click(within(await screen.findByRole('grid')).getByRole('button', { name: /امروز/ }))
  const files = [new File([sampleFiles.png], 'slip.png', { type: 'image/png' })]
  fireEvent.change(screen.getByLabelText('انتخاب فایل', { selector: 'input' }), { target: { files } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'ثبت رسید' })).toBeEnabled())
}
