import { expectAccessibleInBoth } from '../checks/accessible'
import { bothInDepth } from '../pages/depth'
import { expect, test } from '../test'

test(`every shelf of the gallery is there and accessible, light and dark${bothInDepth}`, async ({ page }) => {
  test.slow()
  await page.goto('/test')
  const contents = page.getByRole('navigation', { name: 'بخش‌ها' }).getByRole('link')
  await expect(contents).toHaveCount(13)
  for (const address of await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    await expect(page.locator(`section${address}`), `${address}`).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^پخش ویدئو/ })).toBeVisible()
  await expectAccessibleInBoth(page, '/test')
})

test('PLT-069 VAL-19 a range of days is chosen by keyboard alone @both', async ({ page }) => {
  await page.goto('/test')
  const shelf = page.locator('#dates')
  const grid = shelf.getByRole('grid').first()
  await expect(grid).toHaveAccessibleName('آبان ۱۴۰۵')
  const today = grid.getByRole('button', { name: /امروز/ })
  await today.focus()
  const box = await today.boundingBox()
  await page.keyboard.press('ArrowRight')
  const yesterday = grid.getByRole('button', { name: /^جمعه ۲۹ آبان/ })
  await expect(yesterday).toBeFocused()
  // Friday ends the week and Saturday begins the next one: the row above, at the other side.
  expect((await yesterday.boundingBox())?.y ?? 0).toBeLessThan(box?.y ?? 0)
  await page.keyboard.press('ArrowRight')
  const before = await grid.getByRole('button', { name: /^پنجشنبه ۲۸ آبان/ }).boundingBox()
  expect(before?.x ?? 0).toBeGreaterThan((await yesterday.boundingBox())?.x ?? 0)
  await page.keyboard.press('PageUp')
  await expect(grid).toHaveAccessibleName('مهر ۱۴۰۵')
  await page.keyboard.press('Enter')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(shelf.getByRole('button', { name: 'اعمال' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shelf.getByText('2026-10-20 … 2026-11-19')).toBeVisible()
})

test('PLT-058 the film fills the screen and stands at its start again after it is left', async ({ page }) => {
  await page.goto('/test')
  const film = page.locator('#uploads video')
  await page.getByRole('button', { name: /^پخش ویدئو/ }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('VIDEO')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await page.evaluate(() => document.exitFullscreen())
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(0)
  await expect(film).not.toHaveAttribute('controls')
})

test('PLT-053 what a finger cannot do is not asked of it: no word of dragging on phones @both', async ({ page }, {
  project,
}) => {
  await page.goto('/test')
  const words = page.getByText('یا فایل را بکشید و همین‌جا رها کنید').first()
  await expect(page.getByText('انتخاب فایل').first()).toBeVisible()
  await expect(words).toBeVisible({ visible: project.name === 'desktop' })
})

test('PLT-054 a sheet that still slides out lets a press through to what opens it again', async ({ page }) => {
  await page.goto('/test')
  // Hidden from screen readers while the sheet is open.
  const opener = page.getByRole('button', { name: 'تأیید خرید', includeHidden: true })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'تأیید خرید' })
  await expect(sheet).toBeVisible()
  const { x, y, width, height } = (await opener.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // Slow enough to be met on any machine.
  await page.evaluate(() => document.documentElement.style.setProperty('--sheet-out', '60s'))
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveAttribute('data-ending-style')
  // Clicks at a point, because the locator waits until nothing covers the button.
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(sheet).not.toHaveAttribute('data-ending-style')
  await expect(sheet.getByRole('button', { name: /^پرداخت/ })).toBeInViewport()
  await expect(sheet).toBeVisible()
})

test('PLT-054 the drawer comes from below up to 767 px and stands at the left from 768 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/test')
  for (const [width, look] of [
    [767, 'below'],
    [768, 'left'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: 'کشوی کناری' }).click()
    const drawer = page.getByRole('dialog')
    const box = async () => (await drawer.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
    // Firefox is not told of reduced motion: the drawer comes by and by.
    if (look === 'left') await expect.poll(box).toEqual({ x: 0, y: 0, width: 440, height: 800 })
    else {
      const edges = async () => {
        const { x, y, width, height } = await box()
        return { x, width, end: y + height }
      }
      await expect.poll(edges).toEqual({ x: 0, width: 767, end: 800 })
      expect((await box()).y).toBeGreaterThan(0)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  }
})

test('U19 in forced colours a box without a tick shows none, a button has an edge, a field shows the focus', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/test')
  const tick = page.getByRole('checkbox', { name: 'قوانین را خواندم و می‌پذیرم.' }).locator('+ span > svg')
  await expect(tick).toBeVisible()
  await page.getByText('قوانین را خواندم و می‌پذیرم.').click()
  await expect(tick).toBeHidden()
  await expect(page.getByRole('button', { name: 'برداشت' })).toHaveCSS('outline-style', 'solid')
  for (const name of ['جست‌وجو', 'مبلغ خرید']) {
    const field = page.getByRole('textbox', { name, exact: true }).first()
    await expect(field).toHaveCSS('outline-style', 'none')
    await field.focus()
    await expect(field).toHaveCSS('outline-style', 'solid')
    await expect(field).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
  }
})
