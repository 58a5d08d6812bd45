import { ApiError } from '@sarv/platform/client/api/api-error'
import type { TestPerson } from '@sarv/platform/testing/control'
import { newestCode } from '@sarv/platform/testing/sign-in'
import { fireEvent, screen, within } from '@testing-library/react'
import { testOrigins } from './test-origins'

/** The sheet that asks for the code of a sensitive change. */
export const confirmationSheet = async () => within(await screen.findByRole('dialog', { name: 'تأیید با کد پیامکی' }))

/** Types the code of a sensitive change into its sheet, as it came by text message, which sends it. */
export async function typeConfirmation({ mobile }: TestPerson): Promise<void> {
  const field = await (await confirmationSheet()).findByRole('textbox', { name: 'کد ۶ رقمی' })
  fireEvent.change(field, { target: { value: await newestCode(testOrigins().inbox, mobile) } })
}

/**
 * Makes a sensitive change by the API: the call, and once more with the code that it sent.
 * @example await confirm(person, (confirmed) => call(blockCard, { body: { is_blocked: false }, ...confirmed }))
 */
export async function confirm<Reply>(
  { mobile }: TestPerson,
  send: (confirmed: { readonly confirmationCode?: string }) => Promise<Reply>,
): Promise<Reply> {
  try {
    return await send({})
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 428) throw error
    return send({ confirmationCode: await newestCode(testOrigins().inbox, mobile) })
  }
}
