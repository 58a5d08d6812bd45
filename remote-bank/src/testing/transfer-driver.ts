import { expect } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { newestCode } from '@sarv/platform/testing/sign-in'
import { type CardSecrets, revealCard, sendCardCode } from '@sarv/shared/contract/bank-settings'
import { call } from '@sarv/shared/platform'
import { type MountedRemote, type MountOptions, mountRemote } from '@sarv/shared/testing/mount-remote'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { bank } from './mount-bank'

const { inbox } = testOrigins()

/** Renders a page of this remote for a person with a card in use. */
export function renderTransfers(options: MountOptions): Promise<MountedRemote> {
  return mountRemote(bank, options)
}

/** What stands on the person's card; once for each person, after the remote is mounted. */
export async function readCard({ mobile }: TestPerson): Promise<CardSecrets> {
  await call(sendCardCode, { body: { purpose: 'REVEAL' } })
  return call(revealCard, { body: { code: await newestCode(inbox, mobile) } })
}

/** Fills a field at once: what it does at each key is tested where the field is. */
async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Fills in a destination and goes on, once its owner is known. */
export async function chooseDestination(label: string, number: string): Promise<void> {
  await fill(await screen.findByRole('textbox', { name: label }), number)
  await screen.findByRole('list', { name: 'صاحب مقصد' })
  await press('ادامه')
}

/** Fills in the amount and goes on. */
export async function typeAmount(amount: string): Promise<void> {
  await fill(await screen.findByRole('textbox', { name: 'مبلغ انتقال' }), amount)
  await press('ادامه')
}

/** Has the second password sent and fills it in, or another one. */
export async function typePassword({ mobile }: TestPerson, other?: string): Promise<void> {
  await press('دریافت رمز با پیامک')
  const end = mobile.slice(-4).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
  expect(await screen.findByText(/^کد ۶ رقمی به .*پیامک شد/)).toHaveTextContent(
    new RegExp(`به [^{]*${end}[^{]* پیامک شد`),
  )
  const field = await screen.findByRole('textbox', { name: 'کد ۶ رقمی' })
  await fill(field, other ?? (await newestCode(inbox, mobile)))
}

/** Opens the confirmation sheet. */
export async function openConfirmation(): Promise<ReturnType<typeof within>> {
  await press(/^بررسی انتقال/)
  return within(await screen.findByRole('dialog', { name: 'تأیید انتقال' }))
}

/** Presses the button of the confirmation sheet. */
export async function confirm(sheet: ReturnType<typeof within>): Promise<void> {
  await userEvent.click(sheet.getByRole('button', { name: /^انتقال / }))
}

/** A card of a bank, with the right check digit. @example cardOf('627414') */
export function cardOf(bank: string): string {
  const digits = `${bank}123456789`
  const sum = [...digits].reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
