import { expect, type Page } from '@playwright/test'
import { sampleFiles } from '@sarv/shared/testing/sample-files'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const bytes = (...parts: readonly (readonly number[])[]) => Buffer.from(parts.flat())

/** A picture that any bank might give. */
export const goodSlip = { name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from(sampleFiles.png) }

/** Files that are not slips, and the message for each. */
export const badSlips = [
  {
    file: { name: 'large.png', mimeType: 'image/png', buffer: bytes(png, Array(6 * 1024 * 1024).fill(0)) },
    said: 'حجم فایل نباید بیشتر از ۵ مگابایت باشد',
  },
  {
    file: { name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    said: 'فرمت فایل مجاز نیست',
  },
  {
    file: { name: 'program.png', mimeType: 'image/png', buffer: Buffer.from('MZ\u0090\0\u0003') },
    said: 'فرمت فایل مجاز نیست',
  },
  {
    file: { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    said: 'این فایل خالی است؛ فایل دیگری انتخاب کنید',
  },
]

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
