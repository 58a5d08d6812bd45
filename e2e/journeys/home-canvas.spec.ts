import type { Page } from '@playwright/test'
import { expect, test } from '../test'

const accounts = (page: Page) => page.getByRole('switch', { name: 'با حساب بانکی' })
const worth = (page: Page) => page.getByRole('region', { name: 'ارزش کل دارایی' }).locator('bdi').first()
/** Presses the switch; returns how many digits roll in the frame of the new worth, its text, and where its unit is. */
const press = (page: Page) =>
  accounts(page).evaluate(async (button: HTMLElement) => {
    const figure = button.closest('section')?.querySelector('bdi')
    const before = figure?.textContent
    button.click()
    while (figure?.textContent === before) await new Promise(requestAnimationFrame)
    return {
      digits: figure?.getAnimations({ subtree: true }).length,
      text: figure?.textContent,
      unit: figure?.nextElementSibling?.getBoundingClientRect().x,
    }
  })

test('INV-087 INV-085 the worth rolls when the bank accounts are left out, and its text and place are the new ones at once', async ({
  page,
  signIn,
}) => {
  await signIn('investor')
  await expect(accounts(page)).toBeChecked()
  await page.waitForLoadState('networkidle')
  const whole = await worth(page).textContent()
  const { digits, text, unit } = await press(page)
  expect(digits).toBeGreaterThan(0)
  expect(text).not.toBe(whole)
  await expect.poll(() => worth(page).innerHTML()).toBe(text)
  const rested = await worth(page).evaluate((figure) => figure.nextElementSibling?.getBoundingClientRect().x)
  // Digits in boxes of their own are rounded to a fraction of a pixel, each for itself.
  expect(rested).toBeCloseTo(unit ?? Number.NaN, 0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await press(page)).toMatchObject({ digits: 0, text: whole })
})

test('INV-085 PLT-074 the next visit begins with the worth that was shown, and it does not change', async ({
  page,
  signIn,
}) => {
  await signIn('investor')
  await expect(accounts(page)).toBeChecked()
  const whole = await worth(page).textContent()
  await page.waitForLoadState('networkidle')
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Reflect.set(window, 'seenWorths', seen)
    const look = () => {
      const painted = document.documentElement?.style.getPropertyValue('--first-number').replaceAll('"', '')
      const drawn = document.querySelector('section[aria-label="ارزش کل دارایی"] bdi')?.textContent
      for (const text of [painted, drawn]) if (text) seen.add(text)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await expect(accounts(page)).toBeChecked()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await page.evaluate(() => [...Reflect.get(window, 'seenWorths')])).toEqual([whole])
})

test('INV-087 the row of a fund grows into its page, unless less motion is asked for', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const names: string[] = []
    Reflect.set(window, 'moved', names)
    const start = document.startViewTransition
    if (start === undefined) return
    document.startViewTransition = (update) => {
      const transition = start.call(document, update)
      const named = () =>
        [...document.querySelectorAll<HTMLElement>('main, main *')]
          .filter(({ style }) => style.viewTransitionName !== '')
          .map(({ localName }) => localName)
          .join()
      names.push(named())
      void transition.ready.then(() => names.push(named()))
      void transition.finished.then(() => setTimeout(() => names.push(named())))
      return transition
    }
  })
  await signIn('investor')
  const fund = page.getByRole('list', { name: 'صندوق‌های برتر' }).getByRole('link').first()
  const moved = () => page.evaluate(() => Reflect.get(window, 'moved'))
  // What moves comes after all that the person came for.
  await expect(async () => {
    if (!page.url().endsWith('/home')) await page.goBack()
    await page.evaluate(() => Reflect.get(window, 'moved').splice(0))
    await fund.click()
    await expect(page).toHaveURL(/\/funds\/\d+$/)
    await expect.poll(moved, { timeout: 2_000 }).toEqual(['li', 'main', ''])
  }).toPass()
  await page.goBack()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await fund.click()
  await expect(page).toHaveURL(/\/funds\/\d+$/)
  expect(await moved()).toHaveLength(3)
})
