import { expect, test } from '../test'

test('joint', async ({ page, signIn, platform }) => {
  void platform
  await signIn()
  await page.screenshot({ path: '/tmp/shots/home.png', fullPage: true })
  await page.goto('/faq')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.screenshot({ path: '/tmp/shots/faq.png' })
})
