import { expect, type Page } from '@playwright/test'
import { sampleFiles } from '@sarv/shared/testing/sample-files'

/** A picture that any bank might give. */
export const goodSlip = { name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from(sampleFiles.png) }

/** Chooses a bank slip as the way to pay; its form is shown afterwards. */
export async function chooseSlip(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'بارگذاری رسید بانکی' }).check()
  await page.getByRole('button', { name: 'بارگذاری رسید', exact: true }).click()
  await expect(slipFile(page)).toBeAttached()
}

export const slipFile = (page: Page) => page.locator('input[type="file"]')

/** What stands on a slip: number, today, account. */
export async function sayWhatStands(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'شمارهٔ پیگیری' }).fill('۴۰۸۲۹۱')
  await page.getByRole('textbox', { name: 'شمارهٔ حساب واریزکننده' }).fill('0203456789101')
  await page.getByRole('button', { name: /^تاریخ واریز/ }).click()
  await page.getByRole('grid').getByRole('button', { name: /امروز/ }).click()
}
