import { expect, type Page } from '@playwright/test'
import type { SandboxClient } from '../platform/sandbox-client'

/** The sheet that asks for the code of a sensitive change. */
export const confirmationSheet = (page: Page) => page.getByRole('dialog', { name: 'تأیید با کد پیامکی' })

/** Types the code of a sensitive change, which sends it; the sheet is closed afterwards. */
export async function confirmChange(page: Page, sandbox: SandboxClient, mobile: string): Promise<void> {
  const field = confirmationSheet(page).getByRole('textbox', { name: 'کد ۶ رقمی' })
  await field.waitFor()
  await field.fill(await sandbox.code(mobile))
  await expect(confirmationSheet(page)).toHaveCount(0)
}
