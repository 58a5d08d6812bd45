import type { Page } from '@playwright/test'
import { pressTwice } from './press-twice'

/** Takes the last look at a payment; the page leaves for the gateway that is chosen. (U10) */
export async function leaveForGateway(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^پرداخت [۰-۹٬]+ ریال$/ }).click()
  const sheet = page.getByRole('dialog', { name: 'تأیید پرداخت' })
  await pressTwice(sheet.getByRole('button', { name: 'رفتن به درگاه' }))
}
