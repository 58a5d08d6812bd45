import { expect, type Page } from '@playwright/test'

/** Scrolls to the curve of the worth, which is fetched when it comes near, and waits until it is drawn. */
export async function seeWorthCurve(page: Page): Promise<void> {
  const curve = page.getByRole('region', { name: 'روند ارزش دارایی' })
  await curve.scrollIntoViewIfNeeded()
  await expect(curve.getByRole('slider')).toBeVisible()
}
