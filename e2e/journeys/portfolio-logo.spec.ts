import type { Locator } from '@playwright/test'
import { acceptRules, beginPortfolio } from '../actions/make-portfolio'
import { expect, test } from '../test'

/** Whether the browser has drawn a picture: its policy let it through, and it is one. */
const isDrawn = (picture: Locator) =>
  picture.evaluate((element) => element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0)

test('PMA-026 PLT-043 a logo that is a picture of the API is drawn among the plans and on the payment screen', async ({
  page,
  signIn,
}) => {
  await signIn('investor', '/pma')
  const pictures = page.locator('img[src$="/static/portfolio-calm.svg"]')
  // Among the person's own portfolios, and among the plans.
  await expect(pictures).toHaveCount(2)
  await expect.poll(() => isDrawn(pictures.first())).toBe(true)
  await beginPortfolio(page, { plan: 2, amount: '600000000' })
  await acceptRules(page)
  await expect(page.getByText('همهٔ مبلغ سبد، در یک پرداخت')).toBeVisible()
  await expect.poll(() => isDrawn(pictures)).toBe(true)
})

test('PLT-042 the arrow keys pass by the chips below the minimum and choose the one that is enough @deep', async ({
  page,
  signIn,
}) => {
  await signIn('empty', '/pma/onboarding?plan=3')
  const field = page.getByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' })
  await field.click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'ریال؛ تغییر به تومان' })).toBeFocused()
  await page.keyboard.press('Tab')
  const small = page.getByRole('radio', { name: '۱۰ میلیون' })
  await expect(small).toBeFocused()
  await expect(small).toHaveAccessibleDescription('حداقل ۲۰ میلیون تومان')
  await page.keyboard.press('Space')
  await expect(small).not.toBeChecked()
  await expect(field).toHaveValue('')
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveValue('۲۰۰٬۰۰۰٬۰۰۰')
  await page.keyboard.press('ArrowUp')
  await expect(field).toHaveValue('۲۰۰٬۰۰۰٬۰۰۰')
  await expect(small).not.toBeChecked()
})
