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
