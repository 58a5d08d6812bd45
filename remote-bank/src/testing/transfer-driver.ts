import { expect } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { newestCode } from '@sarv/platform/testing/sign-in'
import { type CardSecrets, revealCard, sendCardCode } from '@sarv/shared/contract/bank-settings'
import { call } from '@sarv/shared/platform'
import { codeFor } from '@sarv/shared/testing/people'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

const { inbox } = testOrigins()

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

/** The field of the destination. */
export const destinationField = () => screen.findByRole('textbox', { name: 'گیرنده' })

/** Fills in a destination and goes on, once its owner is known. */
export async function chooseDestination(number: string): Promise<void> {
  await fill(await destinationField(), number)
  await screen.findByRole('list', { name: 'به نام' })
  await press('ادامه')
}

/** Fills in the amount and goes on to the confirmation sheet. */
export async function typeAmount(amount: string): Promise<ReturnType<typeof within>> {
  await fill(await screen.findByRole('textbox', { name: 'مبلغ انتقال' }), amount)
  await press('ادامه')
  return within(await screen.findByRole('dialog', { name: 'تأیید انتقال' }))
}

/** Confirms in the sheet: has the second password sent, and answers with the field that takes it. */
export async function askForPassword({ mobile }: TestPerson): Promise<HTMLElement> {
  await press('تأیید و دریافت رمز با پیامک')
  const end = mobile.slice(-4).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
  expect(await screen.findByText(/^کد ۶ رقمی به .*پیامک شد/)).toHaveTextContent(
    new RegExp(`به [^{]*${end}[^{]* پیامک شد`),
  )
  return screen.findByRole('textbox', { name: 'کد ۶ رقمی' })
}

/** Confirms and fills in the second password, or another one; its last digit sends the money. */
export async function confirm(person: TestPerson, other?: string): Promise<void> {
  await fill(await askForPassword(person), other ?? (await codeFor(person)))
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
