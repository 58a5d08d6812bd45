import { goTo } from '../go-to'
import { cardOf, sectionOf, wordsOf } from '../sections'
import { expect, test } from '../test'

const guest = { title: 'مهمان' }

test('F20 PLT-004 a remote that throws in render or in an effect loses its own place only, and is opened anew by retry', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/broken in (render|an effect)|Remote crashing: crashed/)
  await platform.invite('crashing')
  await signIn()
  for (const place of ['render', 'effect']) {
    await test.step(place, async () => {
      await goTo(page, `/crashing/${place}`)
      await expect(cardOf(page, guest)).toContainText('در نمایش آن خطایی رخ داد')
      await expect(cardOf(page, guest)).toContainText('دارایی شما امن است')
      const support = sectionOf('support')
      await goTo(page, support.path)
      await expect(wordsOf(page, support)).toBeVisible()
      await page.goBack()
      await expect(cardOf(page, guest)).toBeVisible()
      await page.evaluate(() => Reflect.set(globalThis, 'sarvMended', true))
      await page.getByRole('button', { name: 'تلاش دوباره' }).click()
      await expect(page.getByRole('button', { name: 'درست شد' })).toBeVisible()
      await expect(cardOf(page, guest)).toBeHidden()
      await page.evaluate(() => Reflect.deleteProperty(globalThis, 'sarvMended'))
    })
  }
})

test('F20 a remote that throws in an event handler or a forgotten promise stays, and so does everything else', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/broken in (an event handler|a promise)/)
  await platform.invite('crashing')
  await signIn()
  await goTo(page, '/crashing/promise')
  const button = page.getByRole('button', { name: 'مهمان اینجاست' })
  await expect(button).toBeVisible()
  await goTo(page, '/crashing/event')
  const thrown = page.waitForEvent('pageerror')
  await button.click()
  expect((await thrown).message).toContain('broken in an event handler')
  await expect(button).toBeVisible()
  await expect(cardOf(page, guest)).toBeHidden()
  const bank = sectionOf('bank')
  await goTo(page, bank.path)
  await expect(wordsOf(page, bank)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'بخش‌های برنامه' }).first()).toBeVisible()
})
