import type { Page } from '@playwright/test'

/** Signs out from the profile page, which is open, and confirms it. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'خروج از حساب' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'خروج از حساب' }).click()
}
