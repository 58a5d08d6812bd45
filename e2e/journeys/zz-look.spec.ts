import { test } from '../test'
test('look', async ({ page, signIn }, info) => {
  await signIn('investor', '/notices')
  await page.getByRole('switch').first().waitFor()
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/x/notices-${info.project.name}.png`, fullPage: true })
})
