import type { Locator } from '@playwright/test'
import { expect, test } from '../test'

test('D-137: what is pressed is seen to be, and a field that is typed in stays as it is', async ({ page, signIn }) => {
  await signIn('investor', '/buy?fund=11602')
  /** The opacity of something that is held down, and then let go elsewhere. */
  const held = async (pressed: Locator, opacity: string) => {
    await pressed.hover()
    await page.mouse.down()
    await expect(pressed).toHaveCSS('opacity', opacity)
    await page.mouse.move(0, 0)
    await page.mouse.up()
    await expect(pressed).toHaveCSS('opacity', '1')
  }
  await held(page.locator('label').filter({ has: page.getByRole('checkbox') }), '0.6')
  await held(page.getByRole('button', { name: 'ادامه' }), '0.6')
  await held(page.getByRole('textbox', { name: 'مبلغ خرید' }), '1')
})
